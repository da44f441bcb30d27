/** Half of a character that takes two UTF-16 units, without its other half. */
const HALVES = /\p{Surrogate}/gu;

/**
 * Whether a text is whole characters. Half of one can't be written in UTF-8, so that a database or a file gives it back as
 * another text. As `String.prototype.isWellFormed`, which Firefox 115 lacks.
 */
export function isWellFormed(text: string): boolean {
  return text.search(HALVES) === -1;
}

/** Whether a text is whole characters and none of them U+0000, which PostgreSQL keeps in no text. */
export function isPlainText(text: string): boolean {
  return isWellFormed(text) && !text.includes('\u0000');
}

/** The text with U+FFFD in place of each half of a character. As `String.prototype.toWellFormed`. */
export function toWellFormed(text: string): string {
  return text.replace(HALVES, '\ufffd');
}

/** Plain data with each of its texts made well formed; names of fields stay as they are. */
export function withWholeText<Value>(value: Value): Value {
  return wholeIn(value) as Value;
}

function wholeIn(value: unknown): unknown {
  if (typeof value === 'string') return toWellFormed(value);
  if (Array.isArray(value)) return value.map(wholeIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wholeIn(part)]));
}
