import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { sampleAccount } from '../store/testing/samples';
import { limitAnswersAtOnce } from './answers-at-once';
import type { AppEnv } from './app-env';

/** An answer on its way, as Node shows it. */
class Line extends EventEmitter {
  closed = false;

  close(): void {
    this.closed = true;
    this.emit('close');
  }
}

let app: Hono<AppEnv>;
let begun: number;
let timers: Set<() => void>;

beforeEach(() => {
  begun = 0;
  timers = new Set();
  app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const id = c.req.header('x-person');
    c.set('account', id === undefined ? undefined : sampleAccount(id));
    await next();
  });
  const startInterval = (_: number, tick: () => void) => {
    timers.add(tick);
    return () => void timers.delete(tick);
  };
  app.use(limitAnswersAtOnce(startInterval, (path) => path === '/stream'));
  app.get('*', (c) => {
    begun += 1;
    return c.text('words');
  });
});

/** Begins requests; a line each, none of it read. */
async function ask(
  person: string | undefined,
  count: number,
  path = '/',
  body: Record<string, string> = {},
): Promise<Line[]> {
  const headers = { ...(person !== undefined && { 'x-person': person }), ...body };
  const lines = Array.from({ length: count }, () => new Line());
  for (const outgoing of lines) void app.request(path, { headers }, { outgoing });
  await settle();
  return lines;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('A27 begins no more than four answers of one person until one has been sent', async () => {
  const lines = await ask('anna', 20);
  expect(begun).toBe(4);
  lines[0]?.close();
  lines[1]?.close();
  await settle();
  expect(begun).toBe(6);
});

it.each([{ 'content-length': '256001' }, { 'transfer-encoding': 'chunked' }])(
  'A27 reads one large body of a person at a time (%o), beside small ones',
  async (body) => {
    const [first] = await ask('anna', 3, '/', body);
    expect(begun).toBe(1);
    await ask('anna', 1);
    await ask('anna', 1, '/', { 'content-length': '256000' });
    expect(begun).toBe(3);
    first?.close();
    await settle();
    expect(begun).toBe(4);
  },
);

it('A27 lets nobody wait for another person, for a stream, or who is not signed in', async () => {
  await ask('anna', 20);
  begun = 0;
  await ask('ben', 1);
  await ask('anna', 1, '/stream');
  await ask(undefined, 20);
  expect(begun).toBe(22);
});

it('A27 gives a place on that a lost network holds, and no place twice', async () => {
  const lines = await ask('anna', 8);
  expect([begun, timers.size]).toEqual([4, 4]);
  for (const tick of [...timers].slice(0, 1)) tick();
  await settle();
  expect(begun).toBe(5);
  lines[0]?.close();
  await settle();
  expect(begun).toBe(5);
});

it('A27 gives back every place in the end', async () => {
  for (const line of await ask('anna', 20)) line.close();
  await settle();
  expect([begun, timers.size]).toEqual([20, 0]);
  begun = 0;
  await ask('anna', 4);
  expect(begun).toBe(4);
});

it('A27 counts an answer over where there is no line, as in a call without a socket', async () => {
  const headers = { 'x-person': 'anna' };
  for (let count = 0; count < 20; count += 1) await app.request('/', { headers });
  expect([begun, timers.size]).toEqual([20, 0]);
});
