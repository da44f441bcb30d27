import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 random bytes, URL-safe. Only the browser's cookie ever holds it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a token: its SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
