import { expect, test } from 'vitest';
import type { DeviceRecord } from '../../shared/records/record';
import { samplePhoto } from '../../shared/testing/sample-photo';
import { searchedKinds, toSearchEntry } from './search-entry';

function record(kind: string, body: DeviceRecord['body'], deleted = false): DeviceRecord {
  return {
    id: 'r1',
    kind,
    day: '2026-03-01',
    order: 7,
    version: { here: 1 },
    deleted,
    createdAt: 1,
    updatedAt: 1,
    utcOffsetMinutes: 0,
    sync: 2,
    body,
  };
}

test('every kind in which words stand is searched, its kept versions too', () => {
  expect(searchedKinds().map(({ name }) => name)).toEqual([
    'check-in',
    'journal-entry',
    'drop',
    'nourish-day',
    'bible-prayer-day',
    'verse-note',
    'intercession-card',
    'declaration',
    'day-review',
    'kept-versions',
  ]);
});

test('of a record its words count, held back or not, and neither addresses nor choices', () => {
  const keptVersions = [
    { hash: 'h', field: 'content', value: 'what was lost', updatedAt: 1 },
    { hash: 'i', field: 'audioUrl', value: '/api/media/old-old-old-old-old', updatedAt: 1 },
  ];
  const body = { content: 'what stands', audioUrl: '/api/media/new', keptVersions };
  expect(toSearchEntry(record('journal-entry', body))).toEqual({
    id: 'r1',
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 7,
    parts: [
      { field: 'content', text: 'what stands', kept: false },
      { field: 'content', text: 'what was lost', kept: true },
    ],
  });
});

test('an entry is found by its title and its tags, and by what it quotes without the marks', () => {
  const body = {
    content: 'mine\n> For you formed me',
    audioUrl: null,
    title: 'At the lake',
    mood: 'joyful',
    tags: ['rest', 'Ana', 7],
    datedAt: '2026-02-14T21:30',
  };
  expect(toSearchEntry(record('journal-entry', body))?.parts).toEqual([
    { field: 'title', text: 'At the lake', kept: false },
    { field: 'content', text: 'mine\nFor you formed me', kept: false },
    { field: 'tags', text: 'rest, Ana', kept: false },
  ]);
});

test('a page of kept versions names the record it belongs to, and leaves recordings out', () => {
  const keptVersions = [
    { hash: 'h', field: 'content', value: 'what was lost', updatedAt: 1 },
    { hash: 'i', field: 'audioUrl', value: '/api/media/old-old-old-old-old', updatedAt: 1 },
  ];
  expect(toSearchEntry(record('kept-versions', { of: 'e1', keptVersions }))).toMatchObject({
    of: 'e1',
    parts: [{ field: 'content', text: 'what was lost', kept: true }],
  });
});

test('a tombstone, a record without words and one of a kind not known here can’t be found', () => {
  expect(toSearchEntry(record('journal-entry', {}, true))).toBeUndefined();
  expect(
    toSearchEntry(record('journal-entry', { content: '', audioUrl: '/api/media/a' })),
  ).toBeUndefined();
  expect(toSearchEntry(record('constructor', { content: 'words' }))).toBeUndefined();
});

test('the mood and the tags that were chosen with it stand beside the words', () => {
  const body = { content: 'Rain.', audioUrl: null, mood: 'sad', tags: ['rest'] };
  expect(toSearchEntry(record('journal-entry', body))).toMatchObject({
    mood: 'sad',
    tags: ['rest'],
  });
  const other = { content: 'Rain.', audioUrl: null, mood: 'elated', tags: [] };
  expect(toSearchEntry(record('journal-entry', other))).not.toHaveProperty('mood');
  expect(toSearchEntry(record('journal-entry', other))).not.toHaveProperty('tags');
});

test('an entry without words is found by its photos alone', () => {
  const photos = [samplePhoto('lake')];
  expect(toSearchEntry(record('journal-entry', { content: '', audioUrl: null, photos }))).toEqual({
    id: 'r1',
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 7,
    parts: [{ field: 'photos', text: '', kept: false }],
    photos,
  });
});
