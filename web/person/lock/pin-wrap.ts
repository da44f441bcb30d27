import type { PinWrap } from '../../records/storage/device-database';
import { stretchInWorker, type ToStretch } from './worker/start-pin-worker';
import { deriveKey, openBytes, randomBytes, sealBytes } from './wrap-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

const SALT_BYTES = 16;
/** How much work Argon2id makes of one PIN. */
export type Stretch = Pick<PinWrap, 'memoryKib' | 'passes'>;

/** What OWASP names for Argon2id. */
export const STRETCH: Stretch = { memoryKib: 19_456, passes: 2 };

/**
 * Wraps a data key under a PIN (I11). A million PINs are few for whoever has the row: so it is sealed once more under a key that
 * only this browser's profile can use.
 */
export async function wrapWithPin(
  dataKey: Bytes,
  pin: string,
  { personId, bound }: { readonly personId: string; readonly bound: CryptoKey },
  { memoryKib, passes }: Stretch = STRETCH,
): Promise<PinWrap> {
  const salt = randomBytes(SALT_BYTES);
  const key = await pinKey(pin, { salt, memoryKib, passes });
  const inner = await sealBytes(key, innerPlace(personId), dataKey);
  const sealed = await sealBytes(bound, outerPlace(personId), inner);
  return { salt, memoryKib, passes, sealed };
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
  return deriveKey(await stretch({ pin, salt, memoryKib, passes }), 'pin');
}

/**
 * In a worker, because it takes a weak device a second or more. In the page where the worker fails: a right PIN opens all the same.
 */
async function stretch(given: ToStretch): Promise<Bytes> {
  const stretched = await stretchInWorker(given);
  if (stretched) return stretched;
  const { stretchPin } = await import('./worker/stretch-pin');
  return stretchPin(given);
}

function innerPlace(personId: string): string {
  return `pin/${personId}`;
}

function outerPlace(personId: string): string {
  return `bound/${personId}`;
}
