import { STOP_WORDS } from '../../../../shared/companion/retrieval/stop-words';
import type { DeviceRecord } from '../../../../shared/records/record';
import { findKind } from '../../../../shared/records/registry';
import { wordsIn } from '../../../search/words';

/** A word that a person wrote, and on how many days. */
export interface UsedWord {
  /** As it is compared: without case and accents. */
  readonly folded: string;
  /** As it was written; a name keeps its capital. */
  readonly said: string;
  readonly days: number;
}

/** Each word of a record once, by its folded form, as it was written first. */
export type RecordWords = ReadonlyMap<string, string>;

interface Used {
  said: string;
  days: number;
  lastDay: string;
}

/** Shorter ones say nothing by themselves. */
const SHORTEST = 3;
/** A passage is named, not written. */
const NAMES: readonly string[] = ['biblePassage'];

/** The words of a record that say something: without small words, numbers, and words shorter than three letters. */
export function wordsOf({ kind, body }: Pick<DeviceRecord, 'kind' | 'body'>): RecordWords {
  const words = new Map<string, string>();
  for (const [field, rule] of Object.entries(findKind(kind)?.fields ?? {})) {
    const text = body[field];
    if (rule !== 'text' || typeof text !== 'string' || NAMES.includes(field)) continue;
    for (const { folded, start, end } of wordsIn(text)) {
      if (!isTelling(folded)) continue;
      const said = text.slice(start, end);
      const known = words.get(folded);
      // Once in small letters: it is no name, it only began a sentence.
      if (known === undefined || isSmall(said)) words.set(folded, said);
    }
  }
  return words;
}

/** The `count` words that were written on the most days, the most first; a word of a single day is left out. */
export function mostUsed(
  records: Iterable<{ readonly day: string; readonly words: RecordWords }>,
  count: number,
): UsedWord[] {
  const used = new Map<string, Used>();
  // Day by day, so that a day needs no remembering but the last.
  for (const { day, words } of [...records].sort((one, other) => (one.day < other.day ? -1 : 1))) {
    for (const [folded, said] of words) {
      const known = used.get(folded);
      if (!known) {
        used.set(folded, { said, days: 1, lastDay: day });
        continue;
      }
      if (known.lastDay !== day) known.days += 1;
      known.lastDay = day;
      if (!isSmall(known.said) && isSmall(said)) known.said = said;
    }
  }
  return [...used]
    .map(([folded, { said, days }]) => ({ folded, said, days }))
    .filter(({ days }) => days > 1)
    .sort((one, other) => other.days - one.days || (one.folded < other.folded ? -1 : 1))
    .slice(0, count);
}

function isTelling(folded: string): boolean {
  return folded.length >= SHORTEST && !STOP_WORDS.has(folded) && !/^\d/.test(folded);
}

function isSmall(said: string): boolean {
  return said === said.toLowerCase();
}
