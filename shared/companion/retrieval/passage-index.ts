import MiniSearch, { type Options } from 'minisearch';
import { type Place, readReference } from './reference';
import { LENGTH_ZERO, type ScriptureIndex, scriptureIndex } from './scripture-files';

/** A passage that has words which were looked for. */
export interface Hit {
  readonly passage: number;
  /** BM25, comparable within one search. */
  readonly score: number;
  /** Those of the stems looked for that it has. */
  readonly stems: readonly string[];
}

export interface PassageIndex {
  readonly themes: ScriptureIndex['themes'];
  readonly otherwise: ScriptureIndex['otherwise'];
  /** Names of the books there are. */
  readonly books: ReadonlySet<string>;
  /** Where a passage stands. */
  place(passage: number): Place;
  /** How rare a stem is: 0 where nearly every passage has it, the highest where none does. */
  rarity(stem: string): number;
  /** The passages that have any of the stems, in no order. */
  search(stems: readonly string[]): Hit[];
}

interface Chapter {
  readonly book: string;
  readonly chapter: number;
  /** Number of its first passage. */
  readonly from: number;
  readonly sizes: string;
}

const OPTIONS: Options = { fields: ['text'], processTerm: (word) => word };

/** Opens what `scripture.index` of the manifest holds. Throws where that is anything else (R11). */
export function openPassageIndex(file: unknown): PassageIndex {
  const index = scriptureIndex.parse(file);
  const chapters = readChapters(index);
  const named = index.named.map(readReference);
  const windows = index.lengths.length - named.length;
  const averageLength = average(index.lengths);
  const lines = new Map(
    index.words.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line]),
  );

  function place(passage: number): Place {
    const place = passage < windows ? placeOfWindow(chapters, passage) : named[passage - windows];
    if (!place) throw new Error(`There is no passage ${passage}`);
    return place;
  }

  /** MiniSearch with the words of one search alone: reading all of them would take a phone longer than the search. */
  function load(stems: readonly string[]): MiniSearch {
    const postings = stems.map((stem) => [stem, readPostings(lines.get(stem))] as const);
    const passages = new Set(postings.flatMap(([, counts]) => [...counts.keys()]));
    return MiniSearch.loadJS(
      {
        documentCount: index.lengths.length,
        nextId: index.lengths.length,
        documentIds: Object.fromEntries([...passages].map((passage) => [passage, passage])),
        fieldIds: { text: 0 },
        fieldLength: Object.fromEntries(
          [...passages].map((passage) => [passage, [lengthAt(index.lengths, passage)]]),
        ),
        averageFieldLength: [averageLength],
        storedFields: {},
        index: postings.map(([stem, counts]) => [stem, { 0: Object.fromEntries(counts) }]),
        serializationVersion: 2,
      },
      OPTIONS,
    );
  }

  return {
    themes: index.themes,
    otherwise: index.otherwise,
    books: new Set(index.books.map(({ name }) => name)),
    place,
    rarity(stem) {
      const having = readPostings(lines.get(stem)).size;
      return Math.log(1 + (index.lengths.length - having + 0.5) / (having + 0.5));
    },
    search(stems) {
      const known = stems.filter((stem) => lines.has(stem));
      const results = load(known).search(known.join(' '), { tokenize: (text) => text.split(' ') });
      return results.map(({ id, score, queryTerms }) => ({
        passage: Number(id),
        // MiniSearch multiplies by how many words were found; how much each says is in the sum already.
        score: score / queryTerms.length,
        stems: queryTerms,
      }));
    },
  };
}

function readChapters({ books }: ScriptureIndex): Chapter[] {
  let from = 0;
  return books.flatMap(({ name, chapters }) =>
    chapters.map((sizes, index) => {
      const chapter = { book: name, chapter: index + 1, from, sizes };
      from += sizes.length;
      return chapter;
    }),
  );
}

function placeOfWindow(chapters: readonly Chapter[], passage: number): Place | undefined {
  const found = chapters.findLast(({ from }) => from <= passage);
  if (!found) return undefined;
  const { book, chapter, from, sizes } = found;
  const before = [...sizes.slice(0, passage - from)].reduce((sum, size) => sum + Number(size), 0);
  return { book, chapter, first: before + 1, last: before + Number(sizes[passage - from]) };
}

/** How often each passage has the stem of a line of `words`; none without a line. */
function readPostings(line: string | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  let passage = 0;
  for (const step of line?.split(' ').slice(1) ?? []) {
    passage += Number.parseInt(step, 36);
    counts.set(passage, (counts.get(passage) ?? 0) + 1);
  }
  return counts;
}

function lengthAt(lengths: string, passage: number): number {
  return lengths.charCodeAt(passage) - LENGTH_ZERO;
}

function average(lengths: string): number {
  let sum = 0;
  for (let passage = 0; passage < lengths.length; passage += 1) sum += lengthAt(lengths, passage);
  return sum / Math.max(1, lengths.length);
}
