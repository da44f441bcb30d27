import { expect, test } from 'vitest';
import type { KeptPage } from './kept-versions-of-record';
import { recordMarks } from './record-marks';

const keep = (hash: string, field = 'reflection') => ({ hash, field, value: hash, updatedAt: 1 });
const offline = { reachable: false };
const texts = (...args: Parameters<typeof recordMarks>) =>
  recordMarks(...args).map(({ text }) => text);

test('a record that the server has needs no mark', () => {
  expect(recordMarks({ sync: 0, body: {} }, offline)).toEqual([]);
  expect(recordMarks({ sync: 0, body: { keptVersions: [] } }, { reachable: true })).toEqual([]);
});

test('a pending record is saved here while it goes by itself, and waits while it cannot', () => {
  const record = { sync: 1, body: {} } as const;
  expect(texts(record, { reachable: true })).toEqual(['Saved here']);
  expect(texts(record, offline)).toEqual(['Not synced yet']);
});

test('a held record is not synced', () => {
  expect(texts({ sync: 2, body: {} }, { reachable: true })).toEqual(['Not synced']);
});

test('kept versions are told beside where the words are', () => {
  const body = { keptVersions: [keep('a')] };
  expect(recordMarks({ sync: 1, body }, offline)).toEqual([
    { state: 'waiting', text: 'Not synced yet' },
    { state: 'kept-versions', text: 'Two versions saved', wayThere: 'Read both' },
  ]);
});

test('kept versions are counted for the field that has most of them', () => {
  const body = { keptVersions: [keep('a'), keep('b', 'passage'), keep('c')] };
  expect(texts({ sync: 0, body }, offline)).toEqual(['Three versions saved']);
});

test('P30 kept versions that moved to a record of their own are told all the same', () => {
  const page = { body: { of: 'x', keptVersions: [keep('long')] } } as unknown as KeptPage;
  expect(texts({ sync: 0, body: {} }, { ...offline, pages: [page] })).toEqual([
    'Two versions saved',
  ]);
});

test('P71 a guest’s record is not marked as one that waits', () => {
  expect(texts({ sync: 1, body: {} }, { reachable: true, isGuest: true })).toEqual([]);
  expect(texts({ sync: 1, body: {} }, { ...offline, isGuest: true })).toEqual([]);
});
