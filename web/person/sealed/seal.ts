const NONCE_BYTES = 12;

/** A sealed piece and the nonce it was sealed with. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** Where a sealed row belongs. It is authenticated with it: anywhere else it does not open. */
export interface SealedPlace {
  readonly personId: string;
  readonly deviceId: string;
  readonly bundle: string;
  readonly number: number;
}

/** Whether this browser can seal at all: outside a secure context it has no Web Crypto. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A key of 32 bytes as one that seals and opens here and never leaves the browser again. */
export function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Seals bytes for one place, with a random nonce. */
export async function seal(
  key: CryptoKey,
  place: SealedPlace,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(nonce, place), key, bytes);
  return { nonce, sealed: new Uint8Array(sealed) };
}

/** The bytes that were sealed for exactly this place; undefined if the key, the place or a bit is another. */
export async function unseal(
  key: CryptoKey,
  place: SealedPlace,
  { nonce, sealed }: Sealed,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(nonce, place), key, sealed));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, place: SealedPlace): AesGcmParams {
  const { personId, deviceId, bundle, number } = place;
  const additionalData = new TextEncoder().encode(
    JSON.stringify([personId, deviceId, bundle, number]),
  );
  return { name: 'AES-GCM', iv, additionalData };
}
