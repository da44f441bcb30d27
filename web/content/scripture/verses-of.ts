import { readReference } from '../../../shared/companion/retrieval/reference';
import { scriptureBook } from '../../../shared/companion/retrieval/scripture-files';
import { slugOf } from '../../../shared/content/chapter-place';
import { openBook, scriptureFilesHere } from './scripture-files';

/**
 * What the verses of a reference as data (`Psalms 23:4-6`) say, one after the other; undefined where it names none. Rejects
 * where their book can't be had.
 */
export function wordsOf(reference: string): Promise<string | undefined> {
  return wordsIn(reference, (book) => scriptureFilesHere().book(book));
}

/** As {@link wordsOf}, and the book stays on the device, so that they can be read again without a network. */
export function keptWordsOf(reference: string): Promise<string | undefined> {
  return wordsIn(reference, (book) => openBook(slugOf(book)));
}

async function wordsIn(
  reference: string,
  readBook: (name: string) => Promise<unknown>,
): Promise<string | undefined> {
  const place = readReference(reference);
  if (!place) return undefined;
  const { chapters } = scriptureBook.parse(await readBook(place.book));
  const verses = chapters[place.chapter - 1]?.slice(place.first - 1, place.last);
  return verses?.filter((text) => text !== '').join(' ') || undefined;
}
