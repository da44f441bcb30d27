import { afterEach, expect, it } from 'vitest';
import { Turns } from './turns';

const LARGE = 300_000;

const ends: (() => void)[] = [];

/** There is one lane, which a test that goes leaves empty. */
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await settle();
});

/** Work that notes its beginning and ends when it is told to. */
function work(begun: string[], name: string, bytes = 0) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  ends.push(end);
  const run = async () => {
    begun.push(name);
    await ended;
    return { value: name, bytes };
  };
  return { run, end };
}

/** As many turns of the event loop as light work may need between two heavy ones, and more. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it('A27 works for one person on one call at a time, and for others meanwhile', async () => {
  const turns = new Turns(() => 0);
  const begun: string[] = [];
  const first = work(begun, 'first of Anna');
  const running = turns.run('anna', 10, first.run);
  void turns.run('anna', 10, work(begun, 'second of Anna').run);
  void turns.run('ben', 10, work(begun, 'first of Ben').run);
  await settle();
  expect(begun).toEqual(['first of Anna', 'first of Ben']);
  first.end();
  expect(await running).toBe('first of Anna');
  await settle();
  expect(begun).toContain('second of Anna');
});

it('A27 works on one heavy call of anybody at a time, and gives light ones time before each', async () => {
  const turns = new Turns(() => 0);
  const begun: string[] = [];
  const heavy = work(begun, 'heavy of Anna');
  void turns.run('anna', LARGE, heavy.run);
  void turns.run('ben', LARGE, work(begun, 'heavy of Ben').run);
  void turns.run('clara', 10, work(begun, 'light of Clara').run);
  await settle();
  expect(begun).toEqual(['light of Clara', 'heavy of Anna']);
  heavy.end();
  void turns.run('dora', 10, work(begun, 'light of Dora').run);
  await settle();
  expect(begun.slice(2)).toEqual(['light of Dora', 'heavy of Ben']);
});

it.each([
  { laterMs: 0, expected: ['long', 'in the lane'] },
  { laterMs: 15_000, expected: ['long', 'in the lane', 'next'] },
])('A27 counts calls after a long answer as heavy for a while: $laterMs ms', async (sample) => {
  let now = 0;
  const turns = new Turns(() => now);
  const begun: string[] = [];
  const long = work(begun, 'long', 4_000_000);
  long.end();
  await turns.run('anna', 10, long.run);
  void turns.run('ben', LARGE, work(begun, 'in the lane').run);
  await settle();
  now = sample.laterMs;
  void turns.run('anna', 10, work(begun, 'next').run);
  await settle();
  expect(begun).toEqual(sample.expected);
});

it('goes on after work that failed', async () => {
  const turns = new Turns(() => 0);
  const failing = turns.run('anna', LARGE, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  const begun: string[] = [];
  const next = work(begun, 'next');
  next.end();
  expect(await turns.run('ben', LARGE, next.run)).toBe('next');
});
