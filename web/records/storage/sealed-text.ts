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
  return seal?.isSealing ? SEALED + seal.sealText(place, text) : text;
}

/** The text that was kept; null where there is none, or where it does not open. */
export function openText(
  personId: string,
  place: string,
  kept: string | null,
  seal = carriedSeal(personId),
): string | null {
  if (!kept?.startsWith(SEALED)) return kept;
  return seal?.openText(place, kept.slice(SEALED.length)) ?? null;
}
