import { scriptureBook } from '../../../shared/companion/retrieval/scripture-files';
import { chapterPlace } from '../../../shared/content/chapter-place';
import type { DropContent } from '../../../shared/content/pack';
import { sayReference } from '../../../shared/content/say-reference';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { contentLibrary } from '../../content/content-library';
import { readKeptScripture } from '../../content/scripture/kept-list';
import { bookNames, scriptureFilesHere } from '../../content/scripture/scripture-files';
import { type LibraryText, TextLibrary } from '../../search/text-library';

/** What everybody can read, as far as this device has it or can fetch it. */
export interface Libraries {
  readonly drops: TextLibrary;
  /** How many of the ninety could be read. */
  readonly dropCount: number;
  /** Undefined where Scripture is not kept on this device. */
  readonly scripture: TextLibrary | undefined;
}

/** So many drops at once: each is a small file. */
const AT_ONCE = 6;

/** Reads the devotionals, and Scripture where it is kept here, a part at a time. What can't be had is left out. */
export async function readLibraries(): Promise<Libraries> {
  const drops = new TextLibrary();
  let dropCount = 0;
  for (let first = 1; first <= JOURNEY_DAYS; first += AT_ONCE) {
    const days = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const read = await Promise.all(days.map((day) => contentLibrary.drop(day).catch(() => null)));
    const found = read.filter((drop) => drop !== null);
    dropCount += found.length;
    drops.add(found.map(toDropText));
  }
  return { drops, dropCount, scripture: await readScripture() };
}

function toDropText(drop: DropContent): LibraryText {
  const paragraphs = drop.devotional.map((runs) => runs.map(({ text }) => text).join(''));
  const text = [drop.title, ...paragraphs, drop.question, drop.prayer].filter(Boolean).join(' ');
  return { place: `/daily-drop?day=${drop.day}`, name: `Day ${drop.day}, ${drop.title}`, text };
}

async function readScripture(): Promise<TextLibrary | undefined> {
  const kept = await readKeptScripture();
  if (!kept || kept.totalBytes === 0 || kept.keptBytes < kept.totalBytes) return undefined;
  try {
    const files = scriptureFilesHere();
    const scripture = new TextLibrary();
    for (const name of await bookNames()) {
      const { chapters } = scriptureBook.parse(await files.book(name));
      for (const [at, verses] of chapters.entries()) scripture.add(toVerses(name, at + 1, verses));
    }
    return scripture;
  } catch {
    return undefined;
  }
}

function toVerses(book: string, chapter: number, verses: readonly string[]): LibraryText[] {
  return verses.map((text, at) => {
    const reference = `${book} ${chapter}:${at + 1}`;
    return { place: chapterPlace(reference), name: sayReference(reference), text };
  });
}
