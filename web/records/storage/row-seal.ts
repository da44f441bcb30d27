import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import type { RowSeal } from './seal-contract';
import { sealedRows } from './sealed-rows';

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
