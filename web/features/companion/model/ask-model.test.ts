import { beforeEach, expect, it, vi } from 'vitest';
import type { ReflectEvent } from '../../../../shared/api/companion';
import { askModel } from './ask-model';

const SENTENCE = { kind: 'sentence', parts: [{ kind: 'text', text: 'Be still.' }] } as const;
const SILENCE_MS = 20_000;

const calls: { path: string; init: RequestInit }[] = [];
let answer: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        answer = controller;
      },
    });
    init.signal?.addEventListener('abort', () => answer.error(init.signal?.reason));
    return new Response(body);
  });
});

function say(line: object): void {
  answer.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
}

/** Asks as far as the server. */
function ask(signal = new AbortController().signal) {
  const events = askModel('A page.', signal);
  return { events, first: events.next() };
}

const valueIn = async (next: Promise<IteratorResult<ReflectEvent>>) => (await next).value;

it('sends the page once, with the agreement of its person', async () => {
  const { first } = ask();
  say(SENTENCE);
  await first;
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/api/companion/reflect', init: { method: 'POST' } });
  expect(JSON.parse(String(calls[0]!.init.body))).toEqual({ text: 'A page.', agreed: true });
});

it('tells each line as it comes, and leaves out those that this page does not know', async () => {
  const { events, first } = ask();
  say(SENTENCE);
  expect(await valueIn(first)).toEqual(SENTENCE);
  say({ kind: 'hymn', number: 7 });
  say({ kind: 'end' });
  expect(await valueIn(events.next())).toEqual({ kind: 'end' });
  answer.close();
  expect((await events.next()).done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after twenty seconds of silence, counted from the last line', async () => {
  const { events, first } = ask();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  say(SENTENCE);
  expect(await valueIn(first)).toEqual(SENTENCE);
  const second = events.next();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  say(SENTENCE);
  expect(await valueIn(second)).toEqual(SENTENCE);
  const last = events.next();
  vi.advanceTimersByTime(SILENCE_MS);
  await expect(last).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});

it('ends with its person, and listens to them no longer once it has ended', async () => {
  const person = new AbortController();
  const unfollowed = vi.spyOn(person.signal, 'removeEventListener');
  const { first } = ask(person.signal);
  person.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(unfollowed).toHaveBeenCalled();
});
