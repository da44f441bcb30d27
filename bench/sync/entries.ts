/** The journal entries every program under test writes: the same ones, deterministic. */
export interface Entry {
  readonly id: string;
  readonly content: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

const WORDS =
  'morning light stays with me while the house is quiet and I write what I am grateful for'.split(
    ' ',
  );
const FIRST = Date.UTC(2026, 0, 1, 6);
const MINUTE = 60_000;
/** Of each entry. */
export const CHARACTERS = 500;

/** The entries number `from` up to `to`, without it: 500 ASCII characters each, a minute apart, each different. */
export function makeEntries(from: number, to: number): Entry[] {
  return Array.from({ length: to - from }, (_, at) => entryOf(from + at, paragraph(from + at)));
}

/** The entry of this number, a minute after the one before. */
export function entryOf(number: number, content: string): Entry {
  return {
    id: `entry-${String(number).padStart(6, '0')}`,
    content,
    createdAt: FIRST + number * MINUTE,
  };
}

function paragraph(seed: number): string {
  let text = `Entry ${seed}.`;
  for (let at = seed; text.length < CHARACTERS; at = at * 7 + 3) {
    text += ` ${WORDS[at % WORDS.length]}`;
  }
  return text.slice(0, CHARACTERS);
}

/** One SHA-256 over all contents in a fixed order: equal on both ends only when every word arrived. */
export async function hashContents(contents: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode([...contents].sort().join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
