import { createCipheriv, createDecipheriv } from 'node:crypto';
import { SealBrokenError } from './keys';
import { createRandomPool } from './random-pool';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** How much longer something sealed is. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** Bytes of a key. */
export const KEY_BYTES = 32;

const drawNonce = createRandomPool(NONCE_BYTES);

/** AES-256-GCM with a fresh random nonce; gives nonce, tag and ciphertext in one piece. */
export function encrypt(key: Uint8Array, associated: Uint8Array, plain: Uint8Array): Buffer {
  const nonce = drawNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated);
  const sealed = cipher.update(plain);
  cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The opposite of {@link encrypt}. Throws SealBrokenError if a bit, the key or the associated data differ. */
export function decrypt(key: Uint8Array, associated: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES)
    throw new SealBrokenError('Sealed data is too short');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associated);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    decipher.final();
  } catch (cause) {
    throw new SealBrokenError('Sealed data does not open here', { cause });
  }
  return plain;
}
