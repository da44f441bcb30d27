import { expect, it } from 'vitest';
import { countVotes, sayAbout, sayAsked } from './community-words';

it.each([
  [0, '0 votes'],
  [1, '1 vote'],
  [-1, '-1 vote'],
  [17, '17 votes'],
])('%i is %j', (votes, words) => {
  expect(countVotes(votes)).toBe(words);
});

/** The server tells moments; the reader's own clock says which day that is. */
const noonOf = (day: string) => new Date(`${day}T12:00:00`).toISOString();

it.each([
  ['2026-11-12', 'today'],
  ['2026-11-11', 'yesterday'],
  ['2026-11-06', 'November 6'],
  ['2025-11-06', 'November 6, 2025'],
])('what was asked on %s is said as %j', (day, words) => {
  expect(sayAsked(noonOf(day), '2026-11-12')).toBe(words);
});

it('names the category before the day', () => {
  const submittedAt = noonOf('2026-11-06');
  expect(sayAbout({ category: 'Rest', submittedAt }, '2026-11-12')).toBe('Rest, November 6');
  expect(sayAbout({ category: null, submittedAt }, '2026-11-07')).toBe('Yesterday');
});
