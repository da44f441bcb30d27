import { readReference } from '../../companion/retrieval/reference';
import type { ScriptureVerse } from '../pack';
import { verseCounts } from '../verse-counts';
import passages from './verses.json';

/**
 * The verses of a passage as data (`Psalms 23`, `Psalms 23:2-4`) where they come with the app: of a listed passage, and of what is
 * part of one. Undefined for any other.
 */
export function versesHere(passage: string): readonly ScriptureVerse[] | undefined {
  const place = readReference(withVerses(passage));
  if (!place) return undefined;
  for (const { reference, verses } of passages) {
    const listed = readReference(reference);
    const isWithin =
      listed?.book === place.book &&
      listed.chapter === place.chapter &&
      listed.first <= place.first &&
      place.last <= listed.last;
    if (isWithin)
      return verses.filter(({ number }) => number >= place.first && number <= place.last);
  }
  return undefined;
}

/** A whole chapter as its verses: `Psalms 23` → `Psalms 23:1-6`. */
function withVerses(passage: string): string {
  const [, book = '', chapter] = /^(.+) (\d{1,3})$/.exec(passage) ?? [];
  const count = verseCounts(book)[Number(chapter) - 1];
  return count === undefined ? passage : `${passage}:1-${count}`;
}
