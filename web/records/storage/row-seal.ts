import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import type { Dexie } from 'dexie';
import { sealedRows } from './sealed-rows';

/**
 * Seals and opens rows of a person's local databases while their app lock is on. Synchronous: a transaction of IndexedDB ends
 * while it waits for anything but IndexedDB, Web Crypto included.
 */
export interface RowSeal {
  /** Whether rows are written sealed. False while a lock is being turned off: what is sealed opens, what is written is plain. */
  readonly isSealing: boolean;
  /** `place` names table and primary key and is authenticated: a row copied elsewhere does not open there. */
  seal(place: string, bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Undefined if the key, the place or a bit is another. */
  open(place: string, sealed: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  /** As above for what stands in local storage, as Base64. */
  sealText(place: string, text: string): string;
  /** Undefined also where it is no Base64. */
  openText(place: string, sealed: string): string | undefined;
  /** Seals and opens the rows of a database that is opened with it (I1). It comes with the key, so that nobody without loads it. */
  readonly addon: (database: Dexie) => void;
}

const NONCE_BYTES = 24;

/** Seals with a key of 32 bytes: XChaCha20-Poly1305 with a random nonce, which stands first. */
export function rowSeal(key: Uint8Array, isSealing: boolean): RowSeal {
  const seal = (place: string, bytes: Uint8Array) => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = xchacha20poly1305(key, nonce, utf8(place)).encrypt(bytes);
    const whole = new Uint8Array(NONCE_BYTES + sealed.length);
    whole.set(nonce);
    whole.set(sealed, NONCE_BYTES);
    return whole;
  };
  const open = (place: string, sealed: Uint8Array) => {
    try {
      const cipher = xchacha20poly1305(key, sealed.subarray(0, NONCE_BYTES), utf8(place));
      return new Uint8Array(cipher.decrypt(sealed.subarray(NONCE_BYTES)));
    } catch {
      return undefined;
    }
  };
  const sealText = (place: string, text: string) => toBase64(seal(place, utf8(text)));
  const openText = (place: string, sealed: string) => {
    const bytes = open(place, fromBase64(sealed));
    return bytes && new TextDecoder().decode(bytes);
  };
  const made = { isSealing, seal, open, sealText, openText };
  return { ...made, addon: sealedRows(made) };
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Empty where it is none: that opens nowhere. */
function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
