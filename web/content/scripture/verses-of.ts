import { readReference } from '../../../shared/companion/retrieval/reference';
import { scriptureBook } from '../../../shared/companion/retrieval/scripture-files';
import { scriptureFilesHere } from './scripture-files';

/**
 * What the verses of a reference as data (`Psalms 23:4-6`) say, one after the other; undefined where it names none. Rejects
 * where their book can't be had.
 */
export async function wordsOf(reference: string): Promise<string | undefined> {
  const place = readReference(reference);
  if (!place) return undefined;
  const { chapters } = scriptureBook.parse(await scriptureFilesHere().book(place.book));
  const verses = chapters[place.chapter - 1]?.slice(place.first - 1, place.last);
  return verses?.filter((text) => text !== '').join(' ') || undefined;
}
