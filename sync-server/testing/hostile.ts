/** A text that is made to hold a server up, or to come back as another. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
  /** As it stands in an address, which HTTP bounds to 16 kB. */
  readonly inAddress: string;
}

/** Marks in the wrong canonical order: putting n of them in order takes the time of n². */
const MARKS = `a${'\u0301\u0316'.repeat(30_000)}`;
const MEGABYTE = 'x'.repeat(1_000_000);

export const HOSTILE: readonly HostileText[] = [
  { name: '60,000 marks', text: MARKS, inAddress: encodeURIComponent(MARKS.slice(0, 2_501)) },
  { name: 'a megabyte', text: MEGABYTE, inAddress: MEGABYTE.slice(0, 15_000) },
  // In an address the half of a character can only stand as the bytes that no UTF-8 has.
  { name: 'half a character', text: 'half \ud83d of one', inAddress: 'half%ED%A0%BDof' },
  // A body keeps it, a text in a column of PostgreSQL does not.
  { name: 'a U+0000', text: 'zero \u0000 of one', inAddress: 'zero%00of' },
];

/** So many of them stand in the place of a list. */
const MANY = 100_000;

/**
 * The value once for each text, null and list in it, with that one replaced: by the text, or by a list of very many short ones.
 * Names the place, such as `rows.0.id`.
 */
export function eachLeaf(value: unknown, text: string): [string, unknown][] {
  if (typeof value === 'string' || value === null) return [['', text]];
  if (typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    eachLeaf(part, text).map(([where, changed]): [string, unknown] => [
      where === '' ? key : `${key}.${where}`,
      withPart(value, key, changed),
    ]),
  );
  return Array.isArray(value) ? [...inside, ['', Array(MANY).fill('x')]] : inside;
}

function withPart(value: object, key: string, part: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
}
