import { expect, test } from 'vitest';
import { flagOf, toActivity } from '../domain/activity';
import { PREFERENCE_ID } from './preference';
import type { RecordState } from './record';
import { fitsItsKind } from './sound-state';

function preferences(body: RecordState['body']): RecordState {
  return {
    id: PREFERENCE_ID,
    kind: 'preference',
    day: '2026-03-01',
    order: 1,
    version: { phone: 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body,
  };
}

test('what a person wants to see is a record, and no activity of its day', () => {
  const hidden = preferences({ showsStreaks: false });
  expect(fitsItsKind(hidden)).toBe(true);
  expect(toActivity(hidden).done).toBe(false);
  expect(flagOf(toActivity(hidden))).toBeUndefined();
});

test('what a person hopes for is among the four goals', () => {
  expect(fitsItsKind(preferences({ goals: ['peace', 'growth'] }))).toBe(true);
  expect(fitsItsKind(preferences({ goals: ['riches'] }))).toBe(false);
});

test('earlier days on Home can be switched off', () => {
  expect(fitsItsKind(preferences({ bringsUpEarlierDays: false }))).toBe(true);
  expect(fitsItsKind(preferences({ bringsUpEarlierDays: 'never' }))).toBe(false);
});

test('a choice that only a newer version knows is carried along', () => {
  expect(fitsItsKind(preferences({ showsSunrise: false }))).toBe(true);
});

test('where a person stopped listening is a place in one of the ninety drops', () => {
  const heardPlace = { day: 5, at: 12, ms: 83_500, heardAt: 1_790_000_000_000 };
  expect(fitsItsKind(preferences({ heardPlace }))).toBe(true);
  expect(fitsItsKind(preferences({ heardPlace: { ...heardPlace, chapter: 2 } }))).toBe(true);
  expect(fitsItsKind(preferences({ heardPlace: { ...heardPlace, day: 91 } }))).toBe(false);
  expect(fitsItsKind(preferences({ heardPlace: { ...heardPlace, ms: -1 } }))).toBe(false);
});
