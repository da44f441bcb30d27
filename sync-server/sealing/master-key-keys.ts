import { hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './aes-gcm';
import { type Keys, type PersonKey, SealBrokenError, type SealPlace } from './keys';
import { type OpenPacked, openPacked, packObjects } from './packed-objects';

/** A person's key is random already (RFC 5869, 3.1). */
const NO_SALT = new Uint8Array();

/** Opens packed objects on this thread. */
const openHere: OpenPacked = async (key, packed) => openPacked(key, packed);

/**
 * Keys wrapped by one master key of 32 bytes, which the caller got from its surroundings. `openMany` opens much at once: on
 * this thread if left out.
 */
export function createKeys(masterKey: Uint8Array, openMany: OpenPacked = openHere): Keys {
  if (masterKey.length !== KEY_BYTES)
    throw new Error(`The master key must have ${KEY_BYTES} bytes`);
  return {
    newWrappedKey: (personId) =>
      encrypt(masterKey, wrapData(personId, false), randomBytes(KEY_BYTES)),
    unwrap: (personId, wrapped) =>
      personKey(personId, unwrapKey(masterKey, personId, wrapped), openMany),
    bindKey: (personId, wrapped) =>
      encrypt(masterKey, wrapData(personId, false), unwrapKey(masterKey, personId, wrapped).key),
  };
}

/** A wrapped key as the next master key wraps it. Throws {@link SealBrokenError} where `from` did not wrap it. */
export function rewrapKey(
  from: Uint8Array,
  to: Uint8Array,
  personId: string,
  wrapped: Uint8Array,
): Uint8Array {
  const { key, takesUnbound } = unwrapKey(from, personId, wrapped);
  return encrypt(to, wrapData(personId, takesUnbound), key);
}

interface UnwrappedKey {
  readonly key: Uint8Array;
  readonly takesUnbound: boolean;
}

/** The wrapped key itself says whether unbound rows open, so that a writer of the database can't turn that on. */
function unwrapKey(masterKey: Uint8Array, personId: string, wrapped: Uint8Array): UnwrappedKey {
  try {
    return { key: decrypt(masterKey, wrapData(personId, false), wrapped), takesUnbound: false };
  } catch (error) {
    if (!(error instanceof SealBrokenError)) throw error;
    return { key: decrypt(masterKey, wrapData(personId, true), wrapped), takesUnbound: true };
  }
}

function personKey(
  personId: string,
  { key, takesUnbound }: UnwrappedKey,
  openMany: OpenPacked,
): PersonKey {
  return {
    takesUnbound,
    seal: (place, plain) => encrypt(key, placeData(personId, place), plain),
    open: (place, sealed) => decrypt(key, placeData(personId, place), sealed),
    pack: (objects) => packObjects(objects, (place) => placeText(personId, place)),
    openPacked: (packed) => openMany(key, packed),
    derive: (place) =>
      new Uint8Array(hkdfSync('sha256', key, NO_SALT, placeData(personId, place), KEY_BYTES)),
  };
}

function wrapData(personId: string, takesUnbound: boolean): Buffer {
  const said = ['person-key', personId];
  return Buffer.from(JSON.stringify(takesUnbound ? said : [...said, 'bound']));
}

function placeData(personId: string, place: SealPlace): Buffer {
  return Buffer.from(placeText(personId, place));
}

/** JSON, so that no two places give the same bytes. */
function placeText(personId: string, { id, kind, beside }: SealPlace): string {
  return JSON.stringify(beside === undefined ? [personId, id, kind] : [personId, id, kind, beside]);
}
