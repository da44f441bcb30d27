import { expect, it } from 'vitest';
import { HttpError } from '../../../answers/http-error';
import { failureWords, NEEDS_CONNECTION } from './failure-words';

it.each<[string, unknown, string]>([
  ['no network', new TypeError('Failed to fetch'), NEEDS_CONNECTION],
  [
    'a reason',
    new HttpError(409, '', 'This username is already taken.', 'USERNAME_TAKEN'),
    'This username is already taken.',
  ],
  [
    'a server without words',
    new HttpError(502, 'Bad Gateway', undefined, undefined),
    'Please try again.',
  ],
  [
    'an ended session',
    new HttpError(401, '', 'Please sign in to continue.', 'UNAUTHENTICATED'),
    'Your session has ended. Please sign in again first.',
  ],
  ['an answer that is none', new Error('not what was asked for'), 'Please try again.'],
])('%s is told', (_, error, words) => {
  expect(failureWords(error, 'Please try again.')).toBe(words);
});
