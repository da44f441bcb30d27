import MiniSearch from 'minisearch';
import type { EntryPhoto } from '../../shared/records/journal-entry';
import { findAnswers, type Question, readQuestion } from './question';
import type { SearchEntry, SearchPart } from './search-entry';
import { isNarrow, mayHold, NO_FILTER, passes, type SearchFilter } from './search-filter';
import { type Piece, snippetOf } from './snippet';
import { wordsIn } from './words';

/** A record that holds everything that was asked for. */
export interface Hit {
  readonly id: string;
  readonly kind: string;
  readonly day: string;
  /** The field the snippet is from. */
  readonly field: string;
  /** The snippet is of a version that is kept beside what stands. */
  readonly kept: boolean;
  readonly snippet: readonly Piece[];
  readonly photos?: readonly EntryPhoto[];
}

export interface Found {
  /** Newest day first. */
  readonly hits: readonly Hit[];
  /** Whether there are more than were asked for. */
  readonly more: boolean;
}

/**
 * A shelf is a month: short enough that the newest answers to a common word come at once, however many years follow, and
 * long enough that what each shelf costs by itself does not count.
 */
const SHELF_KEY_LETTERS = 'YYYY-MM'.length;

/** The words of a person's records, in memory. Ids are unique; everything may be put in again. */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>();
  readonly #shelves = new Map<string, MiniSearch<SearchEntry>>();

  /** How many records are in it. */
  get size(): number {
    return this.#entries.size;
  }

  /** Takes records in; those that it has are replaced where their words have changed. */
  put(entries: readonly SearchEntry[]): void {
    for (const entry of entries) {
      if (isSame(entry, this.#entries.get(entry.id))) continue;
      this.remove(entry.id);
      this.#entries.set(entry.id, entry);
      this.#shelfOf(entry).add(entry);
    }
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#shelfOf(entry).remove(entry);
  }

  /**
   * Looks for what was typed, from the newest days back, until `limit` and one more are found; without a word, for all that
   * passes the filter. Yields after each shelf, so that a caller can breathe or give up; returns what it found.
   */
  *search(typed: string, limit: number, filter = NO_FILTER): Generator<void, Found> {
    const question = readQuestion(typed);
    const hits = new Map<string, Hit>();
    for (const key of this.#keysFor(question, filter)) {
      for (const entry of this.#answersOn(key, question)) {
        const hit = this.#toHit(entry, question, filter);
        // A record whose kept versions answer as well is one answer.
        if (hit && !hits.has(hit.id)) hits.set(hit.id, hit);
        if (hits.size > limit) return { hits: [...hits.values()].slice(0, limit), more: true };
      }
      yield;
    }
    return { hits: [...hits.values()], more: false };
  }

  /** The shelves to look on, newest first. */
  #keysFor(question: Question, filter: SearchFilter): string[] {
    if (question.length === 0 && !isNarrow(filter)) return [];
    const keys = [...this.#shelves.keys()].filter((key) => mayHold(key, filter));
    return keys.sort().reverse();
  }

  /** The records of a shelf that hold all words asked for, newest first; whether as a phrase is not looked at yet. */
  #answersOn(key: string, question: Question): SearchEntry[] {
    if (question.length === 0) return this.#allOn(key).sort(newestFirst);
    const asked = question
      .flatMap(({ words, open }) =>
        words.map((word, at) => ({ word, open: open && at === words.length - 1 })),
      )
      .sort((a, b) => b.word.length - a.word.length);
    // A long word is a rare one: most shelves do not have it, and need no look at the others.
    const first = this.#lookUp(key, asked.slice(0, 1));
    const all = first.length > 0 && asked.length > 1 ? this.#lookUp(key, asked) : first;
    return all.sort(newestFirst);
  }

  #allOn(key: string): SearchEntry[] {
    const results = this.#shelves.get(key)?.search(MiniSearch.wildcard) ?? [];
    return results.map(({ id }) => this.#entries.get(id)).filter((entry) => entry !== undefined);
  }

  #lookUp(
    key: string,
    asked: readonly { readonly word: string; readonly open: boolean }[],
  ): SearchEntry[] {
    const results = this.#shelves.get(key)?.search(asked.map(({ word }) => word).join(' '), {
      combineWith: 'AND',
      tokenize: (words) => words.split(' '),
      prefix: (_word, at) => asked[at]?.open ?? false,
    });
    return (results ?? [])
      .map(({ id }) => this.#entries.get(id))
      .filter((entry) => entry !== undefined);
  }

  /** Undefined where the words stand apart that were asked for together, or the record does not pass. */
  #toHit(entry: SearchEntry, question: Question, filter: SearchFilter): Hit | undefined {
    const answers = entry.parts.map((part) => ({ part, phrases: phrasesIn(part, question) }));
    const answered = new Set(answers.flatMap(({ phrases }) => [...phrases]));
    const owner = entry.of === undefined ? entry : this.#entries.get(entry.of);
    if (answered.size < question.length || !owner || !passes(owner, filter)) return undefined;
    const best = answers.reduce((a, b) => (b.phrases.size > a.phrases.size ? b : a)).part;
    const { id, kind, day, photos } = owner;
    const { field, kept, text } = best;
    const snippet = snippetOf(text, question);
    return { id, kind, day, field, kept, snippet, ...(photos && { photos }) };
  }

  #shelfOf({ day }: SearchEntry): MiniSearch<SearchEntry> {
    const key = day.slice(0, SHELF_KEY_LETTERS);
    const shelf = this.#shelves.get(key) ?? newShelf();
    this.#shelves.set(key, shelf);
    return shelf;
  }
}

function newShelf(): MiniSearch<SearchEntry> {
  return new MiniSearch<SearchEntry>({
    fields: ['parts'],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : entry.parts.map(({ text }) => text).join('\n'),
    tokenize: (text) => wordsIn(text).map(({ folded }) => folded),
    processTerm: (word) => word,
  });
}

function phrasesIn({ text }: SearchPart, question: Question): ReadonlySet<Question[number]> {
  return new Set(findAnswers(question, wordsIn(text)).map(({ phrase }) => phrase));
}

function isSame(entry: SearchEntry, known: SearchEntry | undefined): boolean {
  return JSON.stringify(entry) === JSON.stringify(known);
}

function newestFirst(a: SearchEntry, b: SearchEntry): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return a.order - b.order;
}
