import { expect, test } from 'vitest';
import { flagOf, toActivity } from '../domain/activity';
import type { RecordState } from './record';
import { fitsItsKind } from './sound-state';

function session(body: RecordState['body']): RecordState {
  return {
    id: 'session',
    kind: 'mindful-session',
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

test('a finished mindful moment is a record of its own, and none of the five activities', () => {
  const finished = session({ momentId: 'be-still', title: 'Be still', seconds: 180 });
  expect(fitsItsKind(finished)).toBe(true);
  expect(toActivity(finished).done).toBe(true);
  expect(flagOf(toActivity(finished))).toBeUndefined();
});

test('one that took no time is refused', () => {
  const nothing = session({ momentId: 'be-still', title: 'Be still', seconds: 0 });
  expect(fitsItsKind(nothing)).toBe(false);
});
