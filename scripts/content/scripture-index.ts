import { stemmer } from 'stemmer';
import { readReference } from '../../shared/companion/retrieval/reference';
import {
  LENGTH_ZERO,
  MAX_LENGTH,
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
  const stem = rememberingStemmer();
  const stems = entries.map(({ text }) => countedStems(text, stem));
  return {
    books: books.map(({ name, chapters }) => ({
      name,
      chapters: chapters.map((verses) => cutWindows(verses).join('')),
    })),
    named,
    lengths: stems.map((words) => sayLength(new Set(words).size)).join(''),
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

function countedStems(text: string, stem: (word: string) => string): string[] {
  return wordsOf(text, stem)
    .filter(({ counts }) => counts)
    .map(({ stem }) => stem);
}

/** The Bible has three quarters of a million words, and fourteen thousand different ones. */
function rememberingStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemmer(word);
    known.set(word, stem);
    return stem;
  };
}

function sayLength(words: number): string {
  return String.fromCharCode(LENGTH_ZERO + Math.min(words, MAX_LENGTH));
}

/** Where each stem stands, in the order of the alphabet, so that the same words always give the same bytes. */
function listPostings(stems: readonly (readonly string[])[]): string {
  const passages = new Map<string, number[]>();
  for (const [passage, words] of stems.entries()) {
    for (const stem of words) {
      const list = passages.get(stem) ?? [];
      list.push(passage);
      passages.set(stem, list);
    }
  }
  const sorted = [...passages].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([stem, list]) => `${stem} ${writeSteps(list)}`).join('\n');
}

function writeSteps(passages: readonly number[]): string {
  return passages.map((passage, at) => (passage - (passages[at - 1] ?? 0)).toString(36)).join(' ');
}

function indexTheme(theme: ThemeSource, numbers: ReadonlyMap<string, number>): Theme {
  const { id, name, written, everyday, passages, questions, prayer } = theme;
  return {
    id,
    name,
    written: stemCues(written),
    everyday,
    passages: passages.map(({ reference, why }) => ({
      passage: numbers.get(reference) ?? -1,
      why,
    })),
    questions: [...questions],
    prayer,
  };
}

/** Phrases that are the same by their stems count once. */
function stemCues(written: readonly string[]): string[] {
  const cues = written.map((cue) =>
    wordsOf(cue)
      .map(({ stem }) => stem)
      .join(' '),
  );
  return [...new Set(cues)];
}
