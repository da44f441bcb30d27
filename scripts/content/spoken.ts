import { createHash } from 'node:crypto';
import { sayReference } from '../../shared/content/say-reference';
import { plainText } from './inline';
import type { Passage } from './passages';
import type { DropSource } from './read-content';

const ORDINALS: Readonly<Record<string, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

/** A drop as it is read aloud, piece by piece with a pause after each: reference, Scripture, devotional, prayer, question. */
export function spokenParts(
  { reference, paragraphs, prayer, question }: DropSource,
  { verses }: Passage,
): string[] {
  return [
    speakReference(reference),
    verses.map(({ text }) => text).join(' '),
    ...paragraphs.map(plainText),
    prayer,
    question,
  ];
}

/** Changes when a word, or the order of the words, changes. */
export function hashSpoken(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** `1 Kings 19:5-8` → `First Kings, chapter 19, verses 5 to 8.` */
export function speakReference(reference: string): string {
  const match = /^(?:([123]) )?(.+) (\d+):(\d+)(?:–(\d+))?$/.exec(sayReference(reference));
  if (!match) throw new Error(`${reference} is not a reference`);
  const [, ordinal, book, chapter, first, last] = match;
  const name = ordinal === undefined ? book : `${ORDINALS[ordinal]} ${book}`;
  const place = book === 'Psalm' ? `${name} ${chapter}` : `${name}, chapter ${chapter}`;
  return last === undefined ? `${place}, verse ${first}.` : `${place}, verses ${first} to ${last}.`;
}
