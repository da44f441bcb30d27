import type { ScriptureFiles } from '../../shared/companion/retrieval/scripture';
import { readBooks } from './books';
import { readOtherwise, readThemes } from './read-themes';
import { buildScriptureIndex } from './scripture-index';

/** The files of Scripture as the content pack will have them, for commands and tests that need no built pack. */
export function scriptureOfRepository(): ScriptureFiles {
  const books = readBooks();
  const index = JSON.stringify(buildScriptureIndex(books, readThemes(), readOtherwise()));
  return {
    index: async () => JSON.parse(index),
    async book(name) {
      const book = books.find((one) => one.name === name);
      if (!book) throw new Error(`There is no book ${name}`);
      return book;
    },
  };
}
