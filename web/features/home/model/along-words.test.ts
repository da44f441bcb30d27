import { expect, it } from 'vitest';
import { sayAwards, sayOpenRequests } from './along-words';

const circle = {
  id: 'a',
  name: 'Kitchen table',
  description: null,
  role: 'member',
  memberCount: 3,
  prayedToday: 0,
  createdAt: '2026-11-01T07:00:00.000Z',
};

it('counts the awards that are unlocked', () => {
  expect(sayAwards([{ isUnlocked: true }, { isUnlocked: false }])).toBe('1 of 2');
});

it('counts the open requests of all circles, and says nothing of none', () => {
  const circles = [2, 0, 1].map((openRequests) => ({ ...circle, openRequests }));
  expect(sayOpenRequests({ day: '2026-11-25', circles })).toBe('3 open');
  expect(sayOpenRequests({ day: '2026-11-25', circles: [] })).toBeUndefined();
  expect(sayOpenRequests(null)).toBeUndefined();
  expect(sayOpenRequests('what another version kept')).toBeUndefined();
});
