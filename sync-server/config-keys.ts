import { z } from 'zod';

/** A key of 32 bytes. */
export const keyText = z
  .string()
  .refine(isKey, 'must hold 32 random bytes, as 64 hexadecimal digits or as base64');

/** A key of an object store. */
export const accessKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be a key of letters, digits and signs, without a space');

/** 32 bytes that are not plainly a placeholder such as all zeros. */
function isKey(text: string): boolean {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  return key.length === 32 && new Set(key).size > 8;
}
