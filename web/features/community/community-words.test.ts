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

it.each([
  ['2026-11-12T12:00:00.000Z', 'today'],
  ['2026-11-11T12:00:00.000Z', 'yesterday'],
  ['2026-11-06T12:00:00.000Z', '6 November'],
  ['2025-11-06T12:00:00.000Z', '6 November 2025'],
])('what was asked at %s is said as %j', (submittedAt, words) => {
  expect(sayAsked(submittedAt, '2026-11-12')).toBe(words);
});

it('names the category before the day', () => {
  const submittedAt = '2026-11-06T12:00:00.000Z';
  expect(sayAbout({ category: 'Rest', submittedAt }, '2026-11-12')).toBe('Rest, 6 November');
  expect(sayAbout({ category: null, submittedAt }, '2026-11-07')).toBe('Yesterday');
});
