import { expect, test } from 'vitest';
import { HttpError } from '../../../answers/http-error';
import { sampleKept } from '../testing/sample-kept';
import { type AskServer, askAlsoKept } from './also-kept';

const { signal } = new AbortController();
const rejecting =
  (error: Error): AskServer =>
  () =>
    Promise.reject(error);

test('what the server keeps comes as it came, also what only a newer server says', async () => {
  const alsoKept = { ...sampleKept('Mercy'), ofTomorrow: 'a dream' };
  const asked: string[] = [];
  const ask: AskServer = async (path) => {
    asked.push(path);
    return { alsoKept };
  };
  expect(await askAlsoKept(ask, signal)).toEqual({ alsoKept });
  expect(asked).toEqual(['/api/data-export/also-kept']);
});

test.each([
  ['no network', rejecting(new TypeError('Failed to fetch')), 'We couldn’t reach the server.'],
  [
    'no answer in time',
    rejecting(new DOMException('', 'TimeoutError')),
    'We couldn’t reach the server.',
  ],
  [
    'a refusal',
    rejecting(new HttpError(429, '', undefined, undefined)),
    'The server couldn’t provide it.',
  ],
  ['an answer of another kind', async () => ({ alsoKept: {} }), 'The server couldn’t provide it.'],
])('%s: the file says in one line what is missing and why', async (_, ask, why) => {
  const missing = await askAlsoKept(ask, signal);
  expect(missing).toEqual({ notInThisFile: expect.stringContaining(why) });
  expect(missing).toEqual({
    notInThisFile: expect.stringContaining(
      'prayer circles, suggestions, votes, feedback, profile, and consents',
    ),
  });
});

test('an export that was cancelled is not a file with something missing', async () => {
  const aborter = new AbortController();
  aborter.abort();
  const ask = rejecting(new DOMException('', 'AbortError'));
  await expect(askAlsoKept(ask, aborter.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
