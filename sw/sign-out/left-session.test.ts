import { afterEach, beforeEach, expect, it } from 'vitest';
import { manualTimers } from '../../shared/testing/manual-timers';
import { Vault } from '../../web/person/sealed/vault';
import { createIndexedDbDisk, type Disk } from '../../web/records/testing/disk';
import { LeftSession } from './left-session';

const ORIGIN = 'http://localhost';

let disk: Disk;
let vault: Vault;
/** What reached the server: method, path, and for whom. */
let sent: string[];
let respond: (request: Request) => Promise<Response>;
let ids = 0;
const randomId = () => `random-${++ids}`;

beforeEach(() => {
  disk = createIndexedDbDisk();
  vault = new Vault({ randomId, idb: disk.idb });
  sent = [];
  respond = async ({ url }) => new Response(null, { status: url.endsWith('logout') ? 204 : 200 });
});
afterEach(() => vault.close());

function worker(timers = manualTimers()): LeftSession {
  return new LeftSession({
    idb: disk.idb,
    randomId,
    timers,
    fetch: async (input, init) => {
      const request = new Request(typeof input === 'string' ? ORIGIN + input : input, init);
      const named = request.headers.get('x-user-id') ?? 'nobody';
      sent.push(`${request.method} ${new URL(request.url).pathname} ${named}`);
      return respond(request);
    },
  });
}

const ask = (left: LeftSession, path: string, init?: RequestInit) =>
  left.answer(new Request(ORIGIN + path, init)).then(({ status }) => status);
const offline = async () => {
  throw new TypeError('Failed to fetch');
};
const LOGOUT_OF_ADA = 'POST /api/auth/logout ada';

it('A28 ends the session in the name of the person who left, then lets the request through', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  expect(await Promise.all([ask(left, '/api/journal'), ask(left, '/api/profile')])).toEqual([
    200, 200,
  ]);
  expect(sent).toEqual([LOGOUT_OF_ADA, 'GET /api/journal nobody', 'GET /api/profile nobody']);
});

it('A28 lets nothing personal through while the session can’t be ended', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  respond = offline;
  expect(await ask(left, '/api/journal')).toBe(0);
  for (const status of [200, 302, 429, 500]) {
    respond = async () => new Response('A portal, or a busy server', { status });
    expect(await ask(left, '/api/data-export')).toBe(0);
  }
  expect(new Set(sent)).toEqual(new Set([LOGOUT_OF_ADA]));
  expect(await left.end()).toBe(false);
});

it('A28 a sign-in goes through, and its session is not ended', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  for (const path of ['/api/auth/login', '/api/auth/register']) {
    expect(await ask(left, path, { method: 'POST' })).toBe(200);
  }
  expect(await ask(left, '/api/journal')).toBe(200);
  expect(sent).not.toContain(LOGOUT_OF_ADA);
});

it('A28 a sign-in that failed leaves the note', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  respond = async () => new Response(null, { status: 401 });
  await ask(left, '/api/auth/login', { method: 'POST' });
  respond = offline;
  expect(await left.end()).toBe(false);
});

it('A28 a sign-in waits for an end that is under way, and no end begins beside it', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  let answerLogout: () => void = () => undefined;
  respond = ({ url }) =>
    new Promise((resolve) => {
      if (!url.endsWith('logout')) resolve(new Response());
      else answerLogout = () => resolve(new Response(null, { status: 204 }));
    });
  const ending = left.end();
  await expect.poll(() => sent).toEqual([LOGOUT_OF_ADA]);
  const signingIn = ask(left, '/api/auth/login', { method: 'POST' });
  const reading = ask(left, '/api/journal');
  answerLogout();
  expect(await Promise.all([ending, signingIn, reading])).toEqual([true, 200, 200]);
  expect(sent.slice(1)).toEqual(['POST /api/auth/login nobody', 'GET /api/journal nobody']);
});

it('A28 the session of another person who signed in since stays', async () => {
  await vault.beginLeaving('ada');
  const left = worker();
  respond = async ({ url }) => new Response(null, { status: url.endsWith('logout') ? 409 : 200 });
  expect(await ask(left, '/api/journal')).toBe(200);
  expect(await left.end()).toBe(true);
  expect(sent.filter((call) => call === LOGOUT_OF_ADA)).toHaveLength(1);
});

it('A28 what a page took back by a sign-in is not ended', async () => {
  await vault.beginLeaving('ada');
  await vault.arrive('ada');
  expect(await worker().end()).toBe(true);
  expect(sent).toEqual([]);
});

it('A28 knows that no note stands until a page says that it writes one, and then looks each time', async () => {
  await vault.deviceId();
  const left = worker();
  expect(left.concerns('GET', '/api/journal')).toBe(true);
  expect(await left.end()).toBe(true);
  expect(left.concerns('GET', '/api/journal')).toBe(false);
  left.expectNote();
  expect(await left.end()).toBe(true);
  expect(left.concerns('GET', '/api/journal')).toBe(true);
  await vault.beginLeaving('ada');
  await ask(left, '/api/journal');
  expect(sent).toEqual([LOGOUT_OF_ADA, 'GET /api/journal nobody']);
});

it('A28 a page that says so while the disk is read is not passed over', async () => {
  await vault.deviceId();
  const left = worker();
  const ending = left.end();
  left.expectNote();
  await ending;
  expect(left.concerns('GET', '/api/journal')).toBe(true);
});

it('A28 a disk that gives no answer holds nobody up, and is asked again', async () => {
  const timers = manualTimers();
  const databases = () => new Promise<IDBDatabaseInfo[]>(() => undefined);
  disk = { ...disk, idb: { ...disk.idb, indexedDB: { databases } as unknown as IDBFactory } };
  const left = worker(timers);
  const asked = ask(left, '/api/journal');
  await expect.poll(() => timers.waiting()).toBe(1);
  await timers.advance(2_000);
  expect(await asked).toBe(200);
  expect(left.concerns('GET', '/api/journal')).toBe(true);
});

it('A28 is for what the cookie opens alone', async () => {
  const left = worker();
  const paths = [
    '/api/profile/image/x',
    '/api/auth/session',
    '/api/contact',
    '/api/health',
    '/api/ready',
    '/home',
  ];
  expect(paths.map((path) => left.concerns('GET', path))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(left.concerns('GET', '/api/sync/v1/stream')).toBe(false);
});
