import type { Chapter, ChapterVerse } from '../../../shared/companion/retrieval/scripture';
import { scriptureBook } from '../../../shared/companion/retrieval/scripture-files';
import { slugOf } from '../../../shared/content/chapter-place';
import { bookNames, scriptureFilesHere } from '../../content/scripture/scripture-files';

/**
 * A chapter by the names its address has, read from its book alone; undefined where there is none. Rejects where the book can't
 * be had.
 */
export async function readChapter(slug: string, chapter: string): Promise<Chapter | undefined> {
  const name = (await bookNames()).find((each) => slugOf(each) === slug);
  if (name === undefined) return undefined;
  const { chapters, lines } = scriptureBook.parse(await scriptureFilesHere().book(name));
  const number = Number(chapter);
  const verses = chapters[number - 1]
    ?.map((text, at) => withLines({ number: at + 1, text }, lines?.[number - 1]?.[at]))
    // Counted by the translation, and left to a footnote.
    .filter(({ text }) => text !== '');
  return verses && { book: name, number, of: chapters.length, verses };
}

function withLines(verse: ChapterVerse, lines: readonly number[] = []): ChapterVerse {
  return lines.length === 0 ? verse : { ...verse, lines };
}
