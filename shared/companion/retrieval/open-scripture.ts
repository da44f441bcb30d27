import type { ScriptureVerse } from '../../content/pack';
import type { Passage } from '../answer';
import { type Chosen, choosePassages } from './choose-passages';
import { openPassageIndex, type PassageIndex } from './passage-index';
import { type Place, readReference, writeReference } from './reference';
import type { Scripture, ScriptureFiles } from './scripture';
import { type ScriptureBook, scriptureBook } from './scripture-files';
import { wordsOf } from './words';

const SHOWN = 3;
/** So many words are named in a line. */
const NAMED_WORDS = 2;

/**
 * Opens the shipped translation over its files. Nothing is read before it is asked for, and each file once; what could
 * not be read is asked for again the next time.
 */
export function openScripture(files: ScriptureFiles): Scripture {
  const books = new Map<string, Promise<ScriptureBook>>();
  let index: Promise<PassageIndex> | undefined;

  function openIndex(): Promise<PassageIndex> {
    index ??= files.index().then(openPassageIndex);
    index.catch(() => {
      index = undefined;
    });
    return index;
  }

  function openBook(name: string): Promise<ScriptureBook> {
    const opened = books.get(name) ?? files.book(name).then((file) => scriptureBook.parse(file));
    books.set(name, opened);
    opened.catch(() => books.delete(name));
    return opened;
  }

  async function readPlace(place: Place): Promise<ScriptureVerse[] | undefined> {
    if (!(await hasBook(place.book))) return undefined;
    const chapter = (await openBook(place.book)).chapters[place.chapter - 1] ?? [];
    const texts = chapter.slice(place.first - 1, place.last);
    const whole =
      texts.length === place.last - place.first + 1 && texts.every((text) => text !== '');
    return whole
      ? texts.map((text, offset) => ({ number: place.first + offset, text }))
      : undefined;
  }

  async function hasBook(name: string): Promise<boolean> {
    return (await openIndex()).books.has(name);
  }

  async function toPassage({ passage, why, shared }: Chosen, text: string): Promise<Passage> {
    const place = (await openIndex()).place(passage);
    const reference = writeReference(place);
    const verses = await readPlace(place);
    if (!verses) throw new Error(`${reference} is in the index and not in its book`);
    return { reference, verses, why: why ?? nameShared(text, shared) };
  }

  return {
    async find(text, { limit = SHOWN, goals = [] } = {}) {
      const opened = await openIndex();
      const { passages, themes } = choosePassages(text, opened, { limit, goals });
      return {
        passages: await Promise.all(passages.map((chosen) => toPassage(chosen, text))),
        themes: themes.map(({ theme }) => theme),
        otherwise: opened.otherwise,
      };
    },
    async verses(reference) {
      const place = readReference(reference);
      return place && readPlace(place);
    },
  };
}

/** Says which of the person's words stand in the passage in one form or another: true of it, and all that is known (R6). */
function nameShared(text: string, shared: readonly string[]): string {
  const words = wordsOf(text);
  const said = shared.slice(0, NAMED_WORDS).flatMap((stem) => {
    const word = words.find((one) => one.stem === stem);
    return word ? [`“${word.said}”`] : [];
  });
  return `Near your words ${said.join(' and ')}`;
}
