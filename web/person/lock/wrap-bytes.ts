const NONCE_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** Random bytes of the platform. */
export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A key that seals and opens in this browser's profile and can be copied nowhere. */
export function makeBoundKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** A key for one `use`, made of a secret of at least 32 random or stretched bytes (HKDF-SHA-256). */
export async function deriveKey(secret: Bytes, use: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`app-lock ${use}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** AES-GCM with a random nonce, which stands first. `place` is authenticated: elsewhere it does not open. */
export async function sealBytes(key: CryptoKey, place: string, bytes: Bytes): Promise<Bytes> {
  const iv = randomBytes(NONCE_BYTES);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(place) },
    key,
    bytes,
  );
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), NONCE_BYTES);
  return whole;
}

/** Undefined if the key, the place or a bit is another. */
export async function openBytes(
  key: CryptoKey,
  place: string,
  sealed: Bytes,
): Promise<Bytes | undefined> {
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.subarray(0, NONCE_BYTES),
    additionalData: utf8(place),
  };
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt(algorithm, key, sealed.subarray(NONCE_BYTES)),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
