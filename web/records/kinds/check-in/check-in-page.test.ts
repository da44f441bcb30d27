import { expect, test } from 'vitest';
import type { CheckInBody } from '../../../../shared/records/check-in';
import { toCheckInPage } from './check-in-page';

const empty: CheckInBody = {
  mood: null,
  truthStatement: ' ',
  gratitude1: null,
  gratitude2: '',
  gratitude3: null,
};

test('a check-in is incomplete when all of it is empty', () => {
  expect(toCheckInPage(empty)).toEqual({
    mood: null,
    truth: null,
    gratitude: [],
    incomplete: true,
  });
});

test.each([
  ['a mood', { mood: 'joyful' as const }],
  ['a truth', { truthStatement: 'I was made to be glad.' }],
  ['one gratitude line', { gratitude3: 'Soup' }],
])('a check-in with %s alone is shown', (_what, part) => {
  expect(toCheckInPage({ ...empty, ...part }).incomplete).toBe(false);
});

test('gratitude lines keep their order and leave out the empty ones', () => {
  const page = toCheckInPage({ ...empty, gratitude1: 'Clean sheets', gratitude3: 'Soup' });
  expect(page.gratitude).toEqual(['Clean sheets', 'Soup']);
});
