import { beforeEach, expect, it, vi } from 'vitest';
import type { FromBibleWorker } from './bible-search-messages';
import { serveBibleSearch } from './serve-bible-search';

const NAMES = [
  'Genesis',
  'Exodus',
  'Leviticus',
  'Numbers',
  'Deuteronomy',
  'Joshua',
  'Judges',
  'Ruth',
];

let answers: FromBibleWorker[];
/** Books that are on their way, by name. */
let coming: Map<string, { give: () => void; fail: () => void }>;
let asked: string[];
let now: number;
let serve: ReturnType<typeof serveBibleSearch>;

beforeEach(() => {
  answers = [];
  coming = new Map();
  asked = [];
  now = 0;
  serve = serveBibleSearch({
    bookNames: async () => NAMES,
    openFiles: () => ({
      book: (name) =>
        new Promise((resolve, reject) => {
          asked.push(name);
          const file = { name, chapters: [['In the beginning.', `Of ${name}.`]] };
          coming.set(name, { give: () => resolve(file), fail: () => reject(new Error('no')) });
        }),
    }),
    post: (answer) => answers.push(answer),
    // Every look at the clock is a breath later.
    now: () => {
      now += 100;
      return now;
    },
  });
});

const search = (turn: number, typed: string) =>
  serve({ type: 'search', turn, question: { typed, within: '', limit: 50 } });
const give = async (name: string) => {
  await vi.waitFor(() => expect(coming.has(name)).toBe(true));
  coming.get(name)?.give();
};
const lastFound = () => answers.findLast((answer) => answer.type === 'found');
const lastHits = () => lastFound()?.found.hits.map(({ reference }) => reference);
const howItEnded = () => answers.flatMap((answer) => (answer.type === 'ended' ? answer.how : []));

it('S8 what is read so far answers, and the answer is renewed', async () => {
  serve({ type: 'read' });
  search(1, 'beginning');
  await vi.waitFor(() => expect(lastHits()).toEqual([]));
  await give('Genesis');
  await vi.waitFor(() => expect(lastHits()).toEqual(['Genesis 1:1']));
  for (const name of NAMES.slice(1)) await give(name);
  await vi.waitFor(() => expect(howItEnded()).toEqual(['ready']));
  expect(lastHits()).toHaveLength(NAMES.length);
  expect(answers.filter((answer) => answer.type === 'progress').at(-1)).toEqual({
    type: 'progress',
    readBooks: NAMES.length,
    totalBooks: NAMES.length,
  });
});

it('S8 what was read answers where the rest can’t be had, and another try goes on from there', async () => {
  serve({ type: 'read' });
  await give('Genesis');
  await vi.waitFor(() => expect(coming.has('Exodus')).toBe(true));
  coming.get('Exodus')?.fail();
  await vi.waitFor(() => expect(howItEnded()).toEqual(['unreachable']));
  search(1, 'beginning');
  await vi.waitFor(() => expect(lastHits()).toEqual(['Genesis 1:1']));
  asked = [];
  coming.clear();
  serve({ type: 'read' });
  for (const name of NAMES.slice(1)) await give(name);
  await vi.waitFor(() => expect(howItEnded()).toEqual(['unreachable', 'ready']));
  expect(asked).toEqual(NAMES.slice(1));
  expect(lastHits()).toHaveLength(NAMES.length);
});

it('S8 the Bible is read once, and a later question takes over from an earlier one', async () => {
  serve({ type: 'read' });
  serve({ type: 'read' });
  for (const name of NAMES) await give(name);
  await vi.waitFor(() => expect(howItEnded()).toEqual(['ready']));
  expect(asked).toEqual(NAMES);
  search(1, 'beginning');
  search(2, 'ruth');
  await vi.waitFor(() => expect(lastFound()?.turn).toBe(2));
  expect(answers.filter((answer) => answer.type === 'found').map(({ turn }) => turn)).toEqual([2]);
});
