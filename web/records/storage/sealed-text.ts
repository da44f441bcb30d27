import { carriedSeal } from './page-seal';

/**
 * Texts of a person in local storage. While their app lock is on they are sealed there for the place they stand at (I20); a
 * plain one is read as it is.
 */
const SEALED = 'sealed:';

/** The text as it is to be kept. */
export function sealText(
  personId: string,
  place: string,
  text: string,
  seal = carriedSeal(personId),
): string {
  if (!seal?.isSealing) return text;
  const sealed = seal.seal(place, new TextEncoder().encode(text));
  return SEALED + btoa(Array.from(sealed, (byte) => String.fromCharCode(byte)).join(''));
}

/** The text that was kept; null where there is none, or where it does not open. */
export function openText(
  personId: string,
  place: string,
  kept: string | null,
  seal = carriedSeal(personId),
): string | null {
  if (!kept?.startsWith(SEALED)) return kept;
  const bytes = seal?.open(place, bytesOf(kept.slice(SEALED.length)));
  return bytes ? new TextDecoder().decode(bytes) : null;
}

/** Empty where it is no Base64: that opens nowhere. */
function bytesOf(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
