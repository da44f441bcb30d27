import { hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './aes-gcm';
import type { Keys, PersonKey, SealPlace } from './keys';

/** A person's key is random already (RFC 5869, 3.1). */
const NO_SALT = new Uint8Array();

/** Keys wrapped by one master key of 32 bytes, which the caller got from its surroundings. */
export function createKeys(masterKey: Uint8Array): Keys {
  if (masterKey.length !== KEY_BYTES)
    throw new Error(`The master key must have ${KEY_BYTES} bytes`);
  return {
    newWrappedKey: (personId) => encrypt(masterKey, wrapData(personId), randomBytes(KEY_BYTES)),
    unwrap: (personId, wrapped) =>
      personKey(personId, decrypt(masterKey, wrapData(personId), wrapped)),
  };
}

/** A wrapped key as the next master key wraps it. Throws {@link SealBrokenError} where `from` did not wrap it. */
export function rewrapKey(
  from: Uint8Array,
  to: Uint8Array,
  personId: string,
  wrapped: Uint8Array,
): Uint8Array {
  return encrypt(to, wrapData(personId), decrypt(from, wrapData(personId), wrapped));
}

function personKey(personId: string, key: Uint8Array): PersonKey {
  return {
    seal: (place, plain) => encrypt(key, placeData(personId, place), plain),
    open: (place, sealed) => decrypt(key, placeData(personId, place), sealed),
    derive: (place) =>
      new Uint8Array(hkdfSync('sha256', key, NO_SALT, placeData(personId, place), KEY_BYTES)),
  };
}

function wrapData(personId: string): Buffer {
  return Buffer.from(JSON.stringify(['person-key', personId]));
}

/** JSON, so that no two places give the same bytes. */
function placeData(personId: string, { id, kind }: SealPlace): Buffer {
  return Buffer.from(JSON.stringify([personId, id, kind]));
}
