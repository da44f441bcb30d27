import { argon2idAsync } from '@noble/hashes/argon2.js';
import type { PinWrap } from '../../records/storage/device-database';
import { deriveKey, openBytes, randomBytes, sealBytes } from './wrap-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

export const PIN_DIGITS = 6;

const SALT_BYTES = 16;
/** What OWASP names for Argon2id; about a quarter of a second in a phone's browser. */
const STRETCH = { memoryKib: 19_456, passes: 2 } as const;

/** Whether this is a PIN: six digits, of ASCII. */
export function isPin(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

/**
 * Wraps a data key under a PIN (I11). A million PINs are few for whoever has the row: so it is sealed once more under a key that
 * only this browser's profile can use.
 */
export async function wrapWithPin(
  dataKey: Bytes,
  pin: string,
  { personId, bound }: { readonly personId: string; readonly bound: CryptoKey },
): Promise<PinWrap> {
  const salt = randomBytes(SALT_BYTES);
  const key = await pinKey(pin, { salt, ...STRETCH });
  const inner = await sealBytes(key, innerPlace(personId), dataKey);
  const sealed = await sealBytes(bound, outerPlace(personId), inner);
  return { salt, ...STRETCH, sealed };
}

/** The data key, or undefined with another PIN or in another browser. */
export async function openWithPin(
  wrap: PinWrap,
  pin: string,
  { personId, bound }: { readonly personId: string; readonly bound: CryptoKey },
): Promise<Bytes | undefined> {
  const inner = await openBytes(bound, outerPlace(personId), wrap.sealed);
  return inner && openBytes(await pinKey(pin, wrap), innerPlace(personId), inner);
}

async function pinKey(
  pin: string,
  { salt, memoryKib, passes }: Pick<PinWrap, 'salt' | 'memoryKib' | 'passes'>,
): Promise<CryptoKey> {
  const stretched = await argon2idAsync(pin, salt, { m: memoryKib, t: passes, p: 1, dkLen: 32 });
  return deriveKey(Uint8Array.from(stretched), 'pin');
}

function innerPlace(personId: string): string {
  return `pin/${personId}`;
}

function outerPlace(personId: string): string {
  return `bound/${personId}`;
}
