import { beforeEach, expect, it } from 'vitest';
import { type BibleSearch, createBibleSearch } from './bible-search';
import type { FromBibleWorker, ToBibleWorker } from './bible-search-messages';

interface Worker {
  readonly sent: ToBibleWorker[];
  readonly say: (answer: FromBibleWorker) => void;
  readonly end: () => void;
}

let workers: Worker[];
let search: BibleSearch;

beforeEach(() => {
  workers = [];
  search = createBibleSearch((say, end) => {
    const sent: ToBibleWorker[] = [];
    workers.push({ sent, say, end });
    return (message) => sent.push(message);
  });
});

const question = (typed: string) => ({ typed, within: '', limit: 50 });
const found = (turn: number) =>
  ({ type: 'found', turn, found: { hits: [], perBook: [{ book: 'Ruth', count: turn }] } }) as const;

it('S8 one worker reads the Bible for the page, and answers the latest question alone', () => {
  search.ask(question('gr'));
  expect(workers).toEqual([]);
  search.read();
  search.read();
  expect(workers).toHaveLength(1);
  search.ask(question('grace'));
  search.ask(question('grace'));
  expect(workers[0]?.sent).toEqual([
    { type: 'search', turn: 1, question: question('gr') },
    { type: 'read' },
    { type: 'search', turn: 2, question: question('grace') },
  ]);
  workers[0]?.say(found(1));
  expect(search.state.get().answer).toBeUndefined();
  workers[0]?.say(found(2));
  expect(search.state.get().answer).toEqual({ ...found(2).found, question: question('grace') });
  search.ask(question(' '));
  expect(search.state.get().answer).toBeUndefined();
});

it('S8 says how far it is, and tries again where some of it could not be had', () => {
  search.read();
  workers[0]?.say({ type: 'progress', readBooks: 3, totalBooks: 66 });
  workers[0]?.say({ type: 'ended', how: 'unreachable' });
  expect(search.state.get()).toMatchObject({ phase: 'unreachable', readBooks: 3, totalBooks: 66 });
  search.read();
  expect(search.state.get().phase).toBe('reading');
  expect(workers[0]?.sent).toEqual([{ type: 'read' }, { type: 'read' }]);
  workers[0]?.say({ type: 'ended', how: 'ready' });
  search.read();
  expect(workers[0]?.sent).toHaveLength(2);
});

it('S8 a worker that fails is replaced by the next try, which is asked the same', () => {
  search.read();
  search.ask(question('grace'));
  workers[0]?.end();
  expect(search.state.get().phase).toBe('failed');
  search.read();
  expect(workers[1]?.sent).toEqual([
    { type: 'search', turn: 1, question: question('grace') },
    { type: 'read' },
  ]);
});
