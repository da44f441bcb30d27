import { createHash } from 'node:crypto';
import type { DropContent } from '../../shared/content/pack';
import { sayReference } from '../../shared/content/say-reference';
import { spokenParagraphs } from '../../shared/content/spoken-sentences';
import { readRuns } from './inline';
import type { Passage } from './passages';
import type { DropSource } from './read-content';

const ORDINALS: Readonly<Record<string, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

/** The words of a drop that are spoken after its title and reference, as the page has them. */
export function spokenContent(
  { paragraphs, prayer, question }: DropSource,
  { verses }: Passage,
): Pick<DropContent, 'verses' | 'devotional' | 'prayer' | 'question'> {
  return { verses: [...verses], devotional: paragraphs.map(readRuns), prayer, question };
}

/** A drop as it is read aloud, part by part: title, reference, Scripture, devotional, prayer, question. */
export function spokenParts(drop: DropSource, passage: Passage): string[] {
  return [...spokenHead(drop), ...spokenParagraphs(spokenContent(drop, passage))];
}

/** What is spoken first: title and reference. */
export function spokenHead({ title, reference }: DropSource): string[] {
  return [title, speakReference(reference)];
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
