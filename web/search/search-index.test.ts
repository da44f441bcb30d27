import { expect, test } from 'vitest';
import { samplePhoto } from '../../shared/testing/sample-photo';
import type { SearchEntry } from './search-entry';
import type { SearchFilter } from './search-filter';
import { type Found, SearchIndex } from './search-index';

function entry(
  id: string,
  day: string,
  text: string,
  more: Partial<SearchEntry> = {},
): SearchEntry {
  const parts = [{ field: 'content', text, kept: false }];
  return { id, kind: 'journal-entry', day, order: 1, parts, ...more };
}

function indexOf(...entries: SearchEntry[]): SearchIndex {
  const index = new SearchIndex();
  index.put(entries);
  return index;
}

function find(index: SearchIndex, typed: string, limit = 10, filter: SearchFilter = {}): Found {
  const steps = index.search(typed, limit, filter);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const ids = (index: SearchIndex, typed: string) => find(index, typed).hits.map(({ id }) => id);

test('a word is found while it is typed, without case and accents', () => {
  const index = indexOf(entry('a', '2026-03-01', 'Coffee at the CAFÉ with Søren'));
  for (const typed of ['caf', 'Café', 'CAFE', 'soren', 'Sør'])
    expect(ids(index, typed)).toEqual(['a']);
  expect(ids(index, 'afé')).toEqual([]);
});

test('all of several words have to be there, in any order and in any part of the record', () => {
  const parts = [
    { field: 'truthStatement', text: 'I am being led', kept: false },
    { field: 'gratitude1', text: 'the walk before the rain', kept: false },
  ];
  const index = indexOf(
    entry('both', '2026-03-01', '', { kind: 'check-in', parts }),
    entry('one', '2026-03-02', 'rain all day'),
  );
  expect(ids(index, 'rain led')).toEqual(['both']);
  expect(ids(index, 'rain')).toEqual(['one', 'both']);
});

test('words in quotes have to stand together; the last may still be typed until the quote is closed', () => {
  const index = indexOf(
    entry('together', '2026-03-01', 'Be still, and know.'),
    entry('apart', '2026-03-02', 'Still there. Be kind.'),
  );
  expect(ids(index, '"be still"')).toEqual(['together']);
  expect(ids(index, '“be sti')).toEqual(['together']);
  expect(ids(index, '"be sti"')).toEqual([]);
  expect(ids(index, 'kind "be still"')).toEqual([]);
  expect(ids(index, 'be still')).toEqual(['apart', 'together']);
});

test('what is found comes newest first, whenever it was put in', () => {
  const index = indexOf(
    entry('march', '2026-03-05', 'rain'),
    entry('late', '2026-03-05', 'rain', { order: 0 }),
    entry('older', '2025-12-31', 'rain'),
    entry('newest', '2026-11-20', 'rain'),
  );
  expect(ids(index, 'rain')).toEqual(['newest', 'late', 'march', 'older']);
});

test('more than the limit are promised, not made', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
  const index = indexOf(...days.map((day) => entry(day, day, 'rain')));
  expect(find(index, 'rain', 2)).toMatchObject({
    hits: [{ id: days[2] }, { id: days[1] }],
    more: true,
  });
  expect(find(index, 'rain', 3).more).toBe(false);
});

test('a changed record is found by its new words alone, a removed one not at all', () => {
  const index = indexOf(entry('a', '2026-03-01', 'rain'), entry('b', '2026-03-01', 'rain'));
  index.put([entry('a', '2026-04-01', 'sun')]);
  index.remove('b');
  expect(ids(index, 'rain')).toEqual([]);
  expect(ids(index, 'sun')).toEqual(['a']);
  expect(index.size).toBe(1);
});

test('a snippet is cut around the first answer, and marks each', () => {
  const long = `${'before '.repeat(40)}the Rain came. It rained on. ${'after '.repeat(60)}`;
  const [hit] = find(indexOf(entry('a', '2026-03-01', long)), 'rain').hits;
  const text = hit?.snippet.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
  expect(text).toMatch(/^… before .*the \[Rain\] came\. It \[rained\] on\. after .*after …$/);
  expect(text?.length).toBeLessThan(240);
});

test('where the words stand in a kept version, the record is found through it, once', () => {
  const kept = { field: 'content', text: 'rain in May', kept: true };
  const index = indexOf(
    entry('record', '2026-03-01', 'sun', {
      parts: [{ field: 'content', text: 'sun and rain', kept: false }],
    }),
    entry('page', '2026-03-01', '', { kind: 'kept-versions', parts: [kept], of: 'record' }),
    entry('orphan', '2026-03-01', '', { kind: 'kept-versions', parts: [kept], of: 'nothing' }),
  );
  expect(ids(index, 'rain')).toEqual(['record']);
  expect(find(index, 'may').hits).toMatchObject([
    { id: 'record', kind: 'journal-entry', kept: true },
  ]);
});

test('marks and blanks ask nothing; what looks like an expression or a name of JavaScript is a word', () => {
  const index = indexOf(entry('a', '2026-03-01', 'constructor (.*) <b>__proto__</b>'));
  for (const typed of ['', '  ', '"', '(.*)', '“”']) expect(ids(index, typed)).toEqual([]);
  for (const typed of ['constructor', 'proto', '<b>']) expect(ids(index, typed)).toEqual(['a']);
});

test('answers are narrowed to a kind, a mood and some days, with words or without any', () => {
  const index = indexOf(
    entry('old', '2025-12-31', 'rain'),
    entry('sad', '2026-03-01', 'rain', { mood: 'sad' }),
    entry('checked', '2026-03-02', 'rain', { kind: 'check-in', mood: 'peaceful' }),
    entry('dry', '2026-03-31', 'sun', { mood: 'sad' }),
  );
  const narrowed = (typed: string, filter: SearchFilter) =>
    find(index, typed, 10, filter).hits.map(({ id }) => id);
  expect(narrowed('rain', { mood: 'sad' })).toEqual(['sad']);
  expect(narrowed('', { mood: 'sad' })).toEqual(['dry', 'sad']);
  expect(narrowed('', { kind: 'check-in' })).toEqual(['checked']);
  expect(narrowed('', { from: '2026-03-01', to: '2026-03-02' })).toEqual(['checked', 'sad']);
  expect(narrowed('rain', { to: '2025-12-31' })).toEqual(['old']);
  expect(narrowed('rain', { from: '2026-03-02' })).toEqual(['checked']);
  expect(narrowed('rain', { kind: 'check-in', mood: 'sad' })).toEqual([]);
  expect(narrowed('', {})).toEqual([]);
});

test('answers are narrowed to a tag while it is typed, in small or capital letters', () => {
  const index = indexOf(
    entry('tagged', '2026-03-01', 'rain', { tags: ['Rest', 'family'] }),
    entry('other', '2026-03-02', 'rain'),
  );
  const tagged = (tag: string) => find(index, 'rain', 9, { tag }).hits.map(({ id }) => id);
  expect(tagged('re')).toEqual(['tagged']);
  expect(tagged(' FAMILY ')).toEqual(['tagged']);
  expect(tagged('est')).toEqual([]);
});

test('answers are narrowed to what has a photo, and show it', () => {
  const photos = [samplePhoto('lake')];
  const index = indexOf(
    entry('seen', '2026-03-01', 'rain', { photos }),
    entry('unseen', '2026-03-02', 'rain'),
  );
  const { hits } = find(index, 'rain', 9, { withPhoto: true });
  expect(hits).toMatchObject([{ id: 'seen', photos }]);
  expect(find(index, '', 9, { withPhoto: true }).hits.map(({ id }) => id)).toEqual(['seen']);
  expect(find(index, 'rain').hits).toHaveLength(2);
});

test('without a word the beginning of what was written is shown, nothing of it marked', () => {
  const [hit] = find(indexOf(entry('a', '2026-03-01', 'Rain all day.')), '', 9, {
    kind: 'journal-entry',
  }).hits;
  expect(hit?.snippet).toEqual([{ at: 0, text: 'Rain all day.', marked: false }]);
});

test('a kept version is narrowed by the record it belongs to', () => {
  const index = indexOf(
    entry('one', '2026-03-01', 'rain', { mood: 'sad' }),
    entry('page', '2026-03-01', 'storm', { kind: 'kept-versions', of: 'one' }),
  );
  expect(find(index, 'storm', 9, { mood: 'sad' }).hits.map(({ id }) => id)).toEqual(['one']);
  expect(find(index, 'storm', 9, { mood: 'foggy' }).hits).toEqual([]);
});
