import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 random bytes, URL-safe. Only the browser's cookie ever holds it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token, hex, which is what the store keeps. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
