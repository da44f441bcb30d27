/** Far above the limit of every name. In UTF-16 units. */
const MOST_UNITS = 1_000;

/**
 * A username or email as it is compared: upper and lower case, and the forms of one letter, are the same. Throws a RangeError
 * for a text that no schema lets through: to normalise it takes time by the square of its length (A26).
 */
export function foldName(name: string): string {
  return bounded(name).normalize('NFKC').toLowerCase();
}

/** A typed username as it is stored. Throws as {@link foldName} does. */
export function tidyName(typed: string): string {
  return bounded(typed).trim().normalize('NFC');
}

function bounded(text: string): string {
  if (text.length > MOST_UNITS) throw new RangeError('This is too long for a name');
  return text;
}
