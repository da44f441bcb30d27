/**
 * Texts and lists as requests bring them. Their length is the first thing that is looked at (A26): trimming, folding,
 * normalising and patterns come after it, since some of them take time by the square of the length.
 */
import * as z from 'zod/mini';
import { isPlainText, isWellFormed } from '../domain/well-formed';
import { LONG_TEXT_CHARACTERS, SHORT_TEXT_CHARACTERS } from '../records/fields';

/** What is said of half a character, such as half an emoji, and of U+0000 in a name. */
export const BROKEN_CHARACTER = 'This text contains a broken character. Please type it again.';

/** How many times its limit a text may be long that is measured only after it was trimmed or normalised. */
const ROOM = 4;

/** Text that is compared or hashed and never kept: at most `units` UTF-16 units. */
export function unkeptText(units: number, tooLong?: string) {
  return z.string().check(z.maxLength(units, { abort: true, error: tooLong }));
}

/** Text that is kept: at most `units` UTF-16 units, each of a whole character. */
export function boundedText(units: number, tooLong?: string) {
  return unkeptText(units, tooLong).check(
    z.refine(isWellFormed, { abort: true, error: BROKEN_CHARACTER }),
  );
}

/** As {@link boundedText}, for a name or an id that is kept unsealed or looked for: without U+0000. */
export function plainText(units: number, notPlain?: string) {
  return boundedText(units, notPlain).check(
    z.refine(isPlainText, { abort: true, error: notPlain ?? BROKEN_CHARACTER }),
  );
}

/** As {@link boundedText}, before it is trimmed or normalised and then measured against `units`. */
export function roughText(units: number, tooLong?: string) {
  return boundedText(ROOM * units, tooLong);
}

/** As {@link plainText}, before it is trimmed or normalised and then measured against `units`. */
export function roughPlainText(units: number, notPlain?: string) {
  return plainText(ROOM * units, notPlain);
}

/** A list of at most `most` items. A longer one is refused before any of its items is looked at. */
export function boundedList<Item extends z.core.SomeType>(item: Item, most: number) {
  const isShort = (list: unknown) => !Array.isArray(list) || list.length <= most;
  return z.pipe(z.unknown().check(z.refine(isShort, { abort: true })), z.array(item));
}

/** A person's own words, in a call. */
export const longWords = boundedText(LONG_TEXT_CHARACTERS);
export const shortWords = boundedText(SHORT_TEXT_CHARACTERS);

/** The id of something the server made. */
export const idText = plainText(200);

/** A username, an email address and a password as they were typed; services say what each may be. */
export const typedUsername = roughPlainText(
  100,
  'Please choose a username of at most 100 plain characters.',
);
export const typedEmail = roughPlainText(254, 'Please enter a valid email address.');
export const typedPassword = unkeptText(4_000, 'This password is too long.');

/** What a person calls a device; see `cleanDeviceName`, which makes half a character whole. */
export const typedDeviceName = unkeptText(
  240,
  'Please name the device with at most 60 characters.',
);
