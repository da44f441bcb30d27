import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import { pullAnswer, pushAnswer } from '../../shared/protocol/messages';
import { sampleRecord } from '../store/testing/samples';
import { cpuMs } from '../testing/cpu-ms';
import { type ServedApp, serveApp } from '../testing/serve-app';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';
import { maxSyncBytes } from './sync';

const PUSH = '/api/sync/v1/push';
const PULL = '/api/sync/v1/pull?since=0';
const MOST_BYTES = maxSyncBytes(PUSH);
const BOMB_BYTES = 64_000_000;
/** Of decompressed bytes in memory: a body of the greatest length, joined from its pieces, and other work beside it. */
const MOST_HELD_BYTES = 20_000_000;
const GZIP = { 'content-encoding': 'gzip' };

let test: TestApp;
let served: ServedApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  served = await serveApp(test.app);
  ruth = await test.person('ruth');
});
afterEach(async () => {
  await served.close();
  await test.close();
});

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Calls over a real socket, as Ruth's browser does, and gives the answer as it came. */
function call(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Received> {
  const named = { cookie: ruth.cookie, 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
  const json = { 'content-type': 'application/json' };
  const init = { method, agent: false, headers: { ...named, ...json, ...headers } };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, served.origin), init, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const { statusCode: status = 0, headers: received } = answer;
      resolve({ status, headers: received, bytes: Buffer.concat(chunks) });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function push(body: string | Uint8Array, headers: Record<string, string> = GZIP) {
  return call('POST', PUSH, { body, headers });
}

function pull(headers: Record<string, string> = {}) {
  return call('GET', PULL, { headers });
}

/** A push of Ruth's with so many entries of 500 letters. */
function pushOf(count: number): string {
  const content = 'Grace arrived quietly this morning. '.repeat(14).slice(0, 500);
  const rows = Array.from({ length: count }, (_, index) =>
    sampleRecord({ id: `entry-${index}`, body: { content, audioUrl: null } }),
  );
  return JSON.stringify({ epoch: TEST_EPOCH, rows });
}

function problemIn({ status, bytes }: Received) {
  const { code, message } = JSON.parse(bytes.toString()) as Record<string, string>;
  return { status, code, isSaid: typeof message === 'string' && message !== '' };
}

const tooLarge = { status: 413, code: 'BODY_TOO_LARGE', isSaid: true };
const notGzip = { status: 400, code: 'INVALID_REQUEST', isSaid: true };
const notTaken = { status: 415, code: 'INVALID_REQUEST', isSaid: true };

/** Gzip that says of itself that it holds so many bytes. */
function claiming(gzip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(gzip);
  changed.writeUInt32LE(bytes, changed.length - 4);
  return changed;
}

/** The most memory of buffers that was taken beside what was taken before, while work went on. */
async function mostHeld(work: () => Promise<unknown>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  let most = 0;
  let isOver = false;
  const watched = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, held() - before);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await watched;
  return most;
}

describe('P60 a compressed push', () => {
  it('is taken as the same push uncompressed is', async () => {
    const answer = pushAnswer.parse(JSON.parse(String((await push(gzipSync(pushOf(3)))).bytes)));
    expect(answer.accepted).toHaveLength(3);
    const again = pushAnswer.parse(JSON.parse(String((await push(pushOf(3), {})).bytes)));
    expect(again).toEqual({ ...answer, before: answer.sequence });
  });

  it('is permitted by every answer to a pull, a push and a digest', async () => {
    const digest = JSON.stringify({ epoch: TEST_EPOCH, leaveOut: [] });
    const answers = [
      await pull(),
      await push(pushOf(1), {}),
      await call('POST', '/api/sync/v1/digest', { body: digest }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['accept-encoding']])).toEqual(
      answers.map(() => [200, 'gzip']),
    );
  });

  it('may hold as many bytes as a plain push, and is refused with one more', async () => {
    const body = pushOf(1).padEnd(MOST_BYTES, ' ');
    expect((await push(gzipSync(body))).status).toBe(200);
    expect(problemIn(await push(gzipSync(`${body} `)))).toEqual(tooLarge);
  });
});

describe('A53 a bomb', () => {
  const bomb = gzipSync(Buffer.alloc(BOMB_BYTES, 32));
  const part = gzipSync(Buffer.alloc(1_000_000, 32));

  it.each([
    ['says how much it holds', bomb, tooLarge],
    ['says that it holds more', claiming(bomb, 2 ** 32 - 1), tooLarge],
    ['says that it holds a little', claiming(bomb, 1_000), notGzip],
    ['says that it holds nothing', claiming(bomb, 0), notGzip],
    ['says that it holds what is just taken', claiming(bomb, MOST_BYTES), notGzip],
    ['is of many parts', Buffer.concat(Array(70).fill(part)), notGzip],
  ])('that %s is refused, and its bytes are never in memory', async (_, body, refusal) => {
    let answer: Received | undefined;
    const most = await mostHeld(async () => {
      answer = await push(body);
    });
    expect(answer && problemIn(answer)).toEqual(refusal);
    expect(most).toBeLessThan(MOST_HELD_BYTES);
  });

  it('of parts that hold nothing costs little', async () => {
    const empty = gzipSync('');
    const body = Buffer.concat(Array(Math.floor(MOST_BYTES / empty.length)).fill(empty));
    const ms = await cpuMs(() => push(body));
    expect(ms).toBeLessThan(1_000);
  });

  it('is decompressed in the turn of its person, when the push before it is done', async () => {
    const applyPush = test.store.applyPush.bind(test.store);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const begun = vi.spyOn(test.store, 'applyPush').mockImplementationOnce(async (...args) => {
      await held;
      return applyPush(...args);
    });
    const first = push(pushOf(1), {});
    await expect.poll(() => begun.mock.calls.length).toBe(1);
    let isAnswered = false;
    const second = push(claiming(bomb, 1_000)).finally(() => {
      isAnswered = true;
    });
    await (await test.person('naomi')).call('GET', '/api/journal');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isAnswered).toBe(false);
    goOn();
    expect([(await first).status, (await second).status]).toEqual([200, 400]);
  });
});

describe('A53 a body', () => {
  const gzip = gzipSync(pushOf(20));
  const wrongSum = Buffer.from(gzip);
  wrongSum.writeUInt32LE(7, gzip.length - 8);

  it.each([
    ['of nothing', Buffer.alloc(0)],
    ['of three bytes', gzip.subarray(0, 3)],
    ['that was cut off', gzip.subarray(0, gzip.length / 2)],
    ['without its last byte', gzip.subarray(0, -1)],
    ['that says it holds more than it does', claiming(gzip, MOST_BYTES + 1)],
    ['with a wrong checksum', wrongSum],
    ['that was never compressed', Buffer.from(pushOf(1))],
  ])('%s is refused as no gzip', async (_, body) => {
    expect(problemIn(await push(body))).toEqual(notGzip);
    expect((await test.store.pull(ruth.id, 0, 1, 1e6)).rows).toEqual([]);
  });

  it.each([
    ['br', brotliCompressSync(pushOf(1))],
    ['deflate', deflateSync(pushOf(1))],
    ['gzip, gzip', gzipSync(gzipSync(pushOf(1)))],
    ['zstd', Buffer.from(pushOf(1))],
  ])('in %s is not taken', async (encoding, body) => {
    expect(problemIn(await push(body, { 'content-encoding': encoding }))).toEqual(notTaken);
  });

  it.each(['/api/sync/v1/digest', '/api/journal', '/api/auth/login'])(
    'in gzip is not taken by %s',
    async (path) => {
      const body = gzipSync(JSON.stringify({ epoch: TEST_EPOCH, leaveOut: [] }));
      expect(problemIn(await call('POST', path, { body, headers: GZIP }))).toEqual(notTaken);
    },
  );
});

describe('P61 an answer', () => {
  const readsGzip = { 'accept-encoding': 'gzip, deflate, br' };

  it('is compressed where its caller reads that, and says the same', async () => {
    await push(pushOf(20), {});
    const plain = await pull();
    const gzip = await pull(readsGzip);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(pullAnswer.parse(JSON.parse(String(plain.bytes))).rows).toHaveLength(20);
    expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 5);
    for (const { headers, bytes } of [plain, gzip]) {
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
      expect(headers['content-length']).toBe(String(bytes.length));
    }
  });

  it.each(['identity', 'br', 'gzip;q=0'])(
    'is plain for a caller who reads %s',
    async (encoding) => {
      await push(pushOf(20), {});
      const answer = await pull({ 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(String(answer.bytes)).rows).toHaveLength(20);
    },
  );

  it('to a push is compressed, too', async () => {
    const answer = await push(gzipSync(pushOf(LIMITS.pushRows)), { ...GZIP, ...readsGzip });
    expect(answer.headers['content-encoding']).toBe('gzip');
    const { accepted } = pushAnswer.parse(JSON.parse(String(gunzipSync(answer.bytes))));
    expect(accepted).toHaveLength(LIMITS.pushRows);
  });

  it('that fits into a packet is plain', async () => {
    await push(pushOf(1), {});
    expect((await pull(readsGzip)).headers['content-encoding']).toBeUndefined();
  });
});

describe('A54 a compressed answer', () => {
  const planted = 'planted-by-a-stranger';

  it('holds nothing that its request brought, and no secret', async () => {
    await push(pushOf(20), {});
    const query = `&limit=500&${planted}=${planted}&x=${planted}`;
    const headers = { 'accept-encoding': 'gzip', 'x-planted': planted, referer: planted };
    const { headers: said, bytes } = await call('GET', PULL + query, { headers });
    expect(said['content-encoding']).toBe('gzip');
    const text = String(gunzipSync(bytes));
    const [, token] = (ruth.cookie ?? '').split('=');
    for (const word of [planted, token, ruth.id]) expect(text).not.toContain(word);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-mode': 'navigate' }])(
    'is given to no page of another site: %o',
    async (headers) => {
      await push(pushOf(20), {});
      const answer = await pull({ ...headers, 'accept-encoding': 'gzip' });
      expect(answer.status).toBe(403);
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );
});
