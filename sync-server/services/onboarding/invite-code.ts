import { createHash, randomBytes } from 'node:crypto';

/** Without I, L, O and U, which are misread; 32 of them, so that a byte picks each as often. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 16;
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** A new invite code, `XXXX-XXXX-XXXX-XXXX`: 80 random bits, made to be read out. */
export function newInviteCode(): string {
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % 32]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The SHA-256 of a code, hex, which is what the store keeps. Case, spaces, hyphens and misread letters make no difference. */
export function hashInviteCode(code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[ILO]/g, (letter) => MISREAD[letter] ?? letter);
  return createHash('sha256').update(plain).digest('hex');
}
