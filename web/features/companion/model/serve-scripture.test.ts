import { expect, it } from 'vitest';
import type { FromScriptureWorker } from './scripture-messages';
import { serveScripture } from './serve-scripture';

it('answers every question under its own number, and says so where Scripture can’t be had', async () => {
  const posted: FromScriptureWorker[] = [];
  const missing = () => Promise.reject(new Error('offline'));
  const receive = serveScripture(
    () => ({ index: missing, book: missing }),
    (answer) => posted.push(answer),
  );
  receive({ type: 'warm' });
  receive({ type: 'answer', turn: 1, text: 'I am afraid of tomorrow.', goals: [] });
  receive({ type: 'answer', turn: 2, text: 'I want to kill myself.', goals: ['peace'] });
  await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(2);
  expect(posted.find(({ turn }) => turn === 1)?.answer).toBeNull();
  expect(posted.find(({ turn }) => turn === 2)?.answer).toEqual({
    kind: 'danger',
    danger: 'self-harm',
  });
});
