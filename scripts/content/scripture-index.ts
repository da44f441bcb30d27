import { readReference } from '../../shared/companion/retrieval/reference';
import {
  LENGTH_MOST,
  LENGTH_ZERO,
  type ScriptureBook,
  type ScriptureIndex,
  type Theme,
} from '../../shared/companion/retrieval/scripture-files';
import { wordsOf } from '../../shared/companion/retrieval/words';
import { cutWindows } from './cut-windows';
import type { PromptsSource, ThemeSource } from './read-themes';

/** A passage on its way into the index. */
interface Entry {
  readonly reference: string;
  readonly text: string;
}

/**
 * Makes the index that finds passages from the books and the themes, see `scriptureIndex`. Throws where a theme names
 * verses that are not there.
 */
export function buildScriptureIndex(
  books: readonly ScriptureBook[],
  themes: readonly ThemeSource[],
  otherwise: PromptsSource,
): ScriptureIndex {
  const windows = books.flatMap(({ name, chapters }) =>
    chapters.flatMap((verses, index) => cutChapter(`${name} ${index + 1}`, verses)),
  );
  const known = new Set(windows.map(({ reference }) => reference));
  const references = new Set(
    themes.flatMap(({ passages }) => passages.map((one) => one.reference)),
  );
  const named = [...references].filter((reference) => !known.has(reference));
  const entries = [
    ...windows,
    ...named.map((reference) => ({ reference, text: readText(reference, books) })),
  ];
  const numbers = new Map(entries.map(({ reference }, passage) => [reference, passage]));
  const stems = entries.map(({ text }) => countedStems(text));
  return {
    books: books.map(({ name, chapters }) => ({
      name,
      chapters: chapters.map((verses) => cutWindows(verses).join('')),
    })),
    named,
    lengths: stems.map(({ length }) => sayLength(length)).join(''),
    words: listPostings(stems),
    themes: themes.map((theme) => indexTheme(theme, numbers)),
    otherwise: { questions: [...otherwise.questions], prayer: otherwise.prayer },
  };
}

function cutChapter(chapter: string, verses: readonly string[]): Entry[] {
  let from = 0;
  return cutWindows(verses).map((size) => {
    const first = from + 1;
    from += size;
    const range = size > 1 ? `${first}-${from}` : `${first}`;
    return { reference: `${chapter}:${range}`, text: verses.slice(first - 1, from).join(' ') };
  });
}

function readText(reference: string, books: readonly ScriptureBook[]): string {
  const place = readReference(reference);
  const book = books.find(({ name }) => name === place?.book);
  const verses = place && book?.chapters[place.chapter - 1]?.slice(place.first - 1, place.last);
  if (!verses || verses.length !== place.last - place.first + 1 || verses.includes('')) {
    throw new Error(`${reference} is named in a theme and not in the translation`);
  }
  return verses.join(' ');
}

function countedStems(text: string): string[] {
  return wordsOf(text)
    .filter(({ counts }) => counts)
    .map(({ stem }) => stem);
}

function sayLength(words: number): string {
  return String.fromCharCode(LENGTH_ZERO + Math.min(words, LENGTH_MOST));
}

/** Where each stem stands, in the order of the alphabet, so that the same words always give the same bytes. */
function listPostings(stems: readonly (readonly string[])[]): Record<string, string> {
  const passages = new Map<string, number[]>();
  for (const [passage, words] of stems.entries()) {
    for (const stem of words) {
      const list = passages.get(stem) ?? [];
      list.push(passage);
      passages.set(stem, list);
    }
  }
  const sorted = [...passages].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([stem, list]) => [stem, writeSteps(list)]));
}

function writeSteps(passages: readonly number[]): string {
  return passages.map((passage, at) => (passage - (passages[at - 1] ?? 0)).toString(36)).join(' ');
}

function indexTheme(theme: ThemeSource, numbers: ReadonlyMap<string, number>): Theme {
  const { id, name, written, scripture, everyday, passages, questions, prayer } = theme;
  return {
    id,
    name,
    written: written.map((cue) => wordsOf(cue).map(({ stem }) => stem)),
    scripture: [...new Set(countedStems(scripture))],
    everyday,
    passages: passages.map(({ reference, why }) => ({
      passage: numbers.get(reference) ?? -1,
      why,
    })),
    questions: [...questions],
    prayer,
  };
}
