import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { costOf } from '../../shared/domain/record-cost';
import { LIMITS } from '../../shared/protocol/limits';
import { pullAnswer, pushAnswer } from '../../shared/protocol/messages';
import type { RecordState } from '../../shared/records/record';
import type { AppEnv } from '../middleware/app-env';
import { sendByHand } from '../middleware/by-hand';
import { answerErrors } from '../middleware/errors';
import { limitBody } from '../middleware/size-limits';
import { createKeys } from '../sealing/master-key-keys';
import { createPokeHub } from '../services/pokes';
import { Streams } from '../services/streams';
import type { Store } from '../store/store';
import { editOf, sampleAccount, sampleRecord, tombstoneOf } from '../store/testing/samples';
import { cpuMs } from '../testing/cpu-ms';
import { type ServedApp, serveApp } from '../testing/serve-app';
import { openTestStore, TEST_EPOCH } from '../testing/test-store';
import { createSyncRoutes, maxSyncBytes, takesGzip } from './sync';

const EPOCH = TEST_EPOCH;
const session = { tokenHash: 'anna-phone', accountId: 'anna', createdAt: 0, expiresAt: 1_000 };
const found = { ...session, device: null, lastSeenAt: 0 };
const named = ({ id, version }: RecordState) => ({ id, version });

let store: Store;
let app: Hono<AppEnv>;
/** Who the session middleware found, as in the real app. */
let signedIn: string | undefined;
let accountBytes: number;
let beats: Set<() => void>;
const warn = vi.fn();

beforeEach(async () => {
  store = openTestStore(createKeys(Buffer.alloc(32, 5)), ':memory:', Date.now);
  await store.createAccount(sampleAccount('anna'));
  await store.createAccount(sampleAccount('ben'));
  await store.createSession(session);
  signedIn = 'anna';
  beats = new Set();
  app = new Hono<AppEnv>();
  app.use(sendByHand());
  app.use(async (c, next) => {
    c.set('account', signedIn === undefined ? undefined : await store.findAccount(signedIn));
    c.set('session', signedIn === 'anna' ? found : undefined);
    await next();
  });
  app.use(limitBody(maxSyncBytes, takesGzip));
  app.onError(answerErrors(pino({ level: 'silent' })));
  const startInterval = (_: number, tick: () => void) => {
    beats.add(tick);
    return () => void beats.delete(tick);
  };
  accountBytes = LIMITS.accountRecordBytes;
  const pokes = createPokeHub();
  const now = () => 500;
  const log = { warn, error: warn };
  const deps = {
    store,
    pokes,
    streams: new Streams({ store, pokes, now, startInterval, log }),
    log,
    now,
    get accountBytes() {
      return accountBytes;
    },
  };
  app.route('/api/sync/v1', createSyncRoutes(deps));
});
afterEach(() => store.close());

const own = { 'x-user-id': 'anna', 'x-sync-protocol': '1', 'content-type': 'application/json' };

function call(path: string, init: RequestInit = {}) {
  return app.request(`/api/sync/v1/${path}`, { headers: own, ...init });
}

function post(path: string, body: unknown, headers: Record<string, string> = own) {
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function push(...rows: unknown[]) {
  const response = await post('push', { epoch: EPOCH, rows });
  expect(response.status).toBe(200);
  return pushAnswer.parse(await response.json());
}

async function pull(query = 'since=0') {
  return pullAnswer.parse(await (await call(`pull?${query}`)).json());
}

describe('who may sync', () => {
  const calls: [string, () => Promise<Response> | Response][] = [
    ['push', () => post('push', { epoch: EPOCH, rows: [] })],
    ['pull', () => call('pull?since=0')],
    ['digest', () => post('digest', { epoch: EPOCH, leaveOut: [] })],
    ['stream', () => call('stream?person=anna')],
  ];

  it.each(calls)('A1 refuses %s of a visitor who names a victim', async (_, request) => {
    signedIn = undefined;
    const response = await request();
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each(calls)('A1 P38 refuses %s of someone else who names a victim', async (_, request) => {
    signedIn = 'ben';
    const response = await request();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'IDENTITY_MISMATCH' });
  });

  it('P38 refuses a call that names nobody', async () => {
    const { 'x-user-id': _, ...nobody } = own;
    expect((await call('pull?since=0', { headers: nobody })).status).toBe(409);
    expect((await post('push', { epoch: EPOCH, rows: [] }, nobody)).status).toBe(409);
    expect((await call('stream', { headers: nobody })).status).toBe(409);
  });

  it.each(['0', '99', 'new', ''])('P33 refuses protocol "%s"', async (protocol) => {
    const response = await call('pull?since=0', {
      headers: { ...own, 'x-sync-protocol': protocol },
    });
    expect(response.status).toBe(426);
    expect(await response.json()).toMatchObject({ code: 'UPGRADE_REQUIRED' });
  });

  it('P33 refuses a call without a protocol', async () => {
    expect((await call('pull?since=0', { headers: { 'x-user-id': 'anna' } })).status).toBe(426);
  });
});

describe('push', () => {
  it('answers with epoch, plan and what it now holds', async () => {
    const record = sampleRecord();
    expect(await push(record)).toEqual({
      epoch: EPOCH,
      plan: 'premium',
      accepted: [named(record)],
      conflicts: [],
      rejected: [],
      before: 0,
      sequence: 1,
      room: LIMITS.accountRecordBytes - costOf(record),
    });
  });

  it('A3 drops a foreign owner, plan, sequence and any other extra key', async () => {
    const record = sampleRecord();
    const forged = {
      ...record,
      userId: 'ben',
      user_id: 'ben',
      sequence: 99,
      plan: 'premium',
      hash: 'x',
    };
    await store.setPlan('anna', 'free');
    await push(forged);
    expect((await pull()).rows).toEqual([record]);
    expect(await pull()).toMatchObject({ checkpoint: 1, plan: 'free' });
    expect((await store.pull('ben', 0, 10, 1e6)).rows).toEqual([]);
  });

  it('P10 carries unknown fields and kinds along, whatever they are called', async () => {
    const body = JSON.parse(
      '{"content":"a","audioUrl":null,"__proto__":{"x":1},"new":[{"y":null}]}',
    );
    const known = sampleRecord({ body });
    const unknown = sampleRecord({
      id: 'of-tomorrow',
      kind: 'of-tomorrow',
      body: { any: ['thing'] },
    });
    expect((await push(known, unknown)).accepted).toHaveLength(2);
    const rows = (await (await call('pull?since=0')).json()) as { rows: RecordState[] };
    expect(JSON.stringify(rows.rows.map((row) => row.body))).toBe(
      JSON.stringify([body, unknown.body]),
    );
  });

  it.each([
    [
      'fails the schema of its kind',
      sampleRecord({ id: 'bad', body: { content: 7 } }),
      'INVALID_RECORD',
    ],
    ['has an impossible day', sampleRecord({ id: 'bad', day: '2026-02-30' }), 'INVALID_RECORD'],
    ['is a tombstone with words', sampleRecord({ id: 'bad', deleted: true }), 'INVALID_RECORD'],
    ['contains no change at all', sampleRecord({ id: 'bad', version: {} }), 'INVALID_RECORD'],
    [
      'is too large',
      sampleRecord({ id: 'bad', kind: 'new', body: { text: 'é'.repeat(LIMITS.recordBytes / 2) } }),
      'RECORD_TOO_LARGE',
    ],
  ])('P19 P29 rejects a row that %s, and takes the others', async (_, bad, code) => {
    const [first, last] = [sampleRecord({ id: 'first' }), sampleRecord({ id: 'last' })];
    expect(await push(first, bad, last)).toMatchObject({
      accepted: [named(first), named(last)],
      rejected: [{ id: 'bad', version: bad.version, code }],
    });
    expect((await pull()).rows).toEqual([first, last]);
  });

  it.each([
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a number beyond numbers', '1e999'],
  ])('P19 rejects %s and takes the others', async (_, json) => {
    const fine = JSON.stringify(sampleRecord({ id: 'fine' }));
    const bad = JSON.stringify(sampleRecord({ kind: 'new', body: { x: '#' } })).replace(
      '"#"',
      json,
    );
    const body = `{"epoch":"${EPOCH}","rows":[${bad},${fine}]}`;
    const response = await call('push', { method: 'POST', body });
    expect(pushAnswer.parse(await response.json())).toMatchObject({
      accepted: [{ id: 'fine' }],
      rejected: [{ id: 'entry-1', code: 'INVALID_RECORD' }],
    });
  });

  it('P19 rejects rows that say nothing readable, naming them as far as they can be', async () => {
    const rows = [null, 'row', { id: 'a' }, { version: { phone: 1 } }, sampleRecord()];
    expect(await push(...rows)).toMatchObject({
      accepted: [{ id: 'entry-1' }],
      rejected: [
        { id: '', version: {} },
        { id: '', version: {} },
        { id: 'a', version: {} },
        { id: '', version: { phone: 1 } },
      ],
    });
  });

  it('A27 P45 holds back what has no room, tells how much there is, and takes it once there is', async () => {
    accountBytes = 3_000;
    const long = sampleRecord({ id: 'long', body: { content: 'x'.repeat(2_000), audioUrl: null } });
    const first = sampleRecord();
    await push(first);
    expect(await push(long)).toMatchObject({
      accepted: [],
      rejected: [{ ...named(long), code: 'RECORD_QUOTA' }],
      room: 3_000 - costOf(first),
    });
    expect(await pull()).toMatchObject({ rows: [first], room: 3_000 - costOf(first) });
    expect(await push(tombstoneOf(first))).toMatchObject({ rejected: [] });
    const shorter = { ...long, body: { content: 'x'.repeat(1_500), audioUrl: null } };
    expect(await push(shorter)).toMatchObject({ accepted: [named(shorter)] });
  });

  it('A27 P46 answers a small push of many conflicts with no more than a page', async () => {
    const ids = Array.from({ length: 16 }, (_, index) => `check-in-${index}`);
    const body = { mood: null, truthStatement: '', more: 'x'.repeat(900_000) };
    for (const id of ids) await push(sampleRecord({ id, kind: 'of-tomorrow', body }));
    const small = ids.map((id) => sampleRecord({ id, version: { tablet: 1 } }));
    const answer = await (
      await call('push', { method: 'POST', body: JSON.stringify({ epoch: EPOCH, rows: small }) })
    ).text();
    expect(answer.length).toBeLessThan(LIMITS.pullBytes + 100_000);
    expect(pushAnswer.parse(JSON.parse(answer)).conflicts.map(({ id }) => id)).toEqual(
      ids.slice(0, 4),
    );
  });

  it('P28 holds a free person to three entries, a trial to none', async () => {
    await store.setPlan('anna', 'free');
    const entries = [1, 2, 3, 4].map((number) => sampleRecord({ id: `entry-${number}` }));
    expect(await push(...entries)).toMatchObject({
      plan: 'free',
      rejected: [{ id: 'entry-4', code: 'ENTRY_LIMIT' }],
    });
    await store.setPlan('anna', 'trial');
    expect(await push(entries[3])).toMatchObject({ plan: 'trial', rejected: [] });
  });

  it('F10 the same push again is accepted, writes nothing and pokes nobody', async () => {
    const record = sampleRecord();
    const first = await push(record);
    expect(await push(record)).toEqual({ ...first, before: 1 });
    expect(await pull()).toMatchObject({ checkpoint: 1, rows: [record] });
  });

  it('reports equal versions with other content without their words', async () => {
    await push(sampleRecord());
    const other = sampleRecord({ body: { content: 'secret', audioUrl: null } });
    expect((await push(other)).accepted).toEqual([named(other)]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ recordId: 'entry-1', incident: 'differs' });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
  });

  it('F6 P11 refuses another epoch, changes nothing and names its own', async () => {
    const response = await post('push', { epoch: 'before', rows: [sampleRecord()] });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'EPOCH_CHANGED', epoch: EPOCH });
    expect((await pull()).rows).toEqual([]);
  });

  it('A16 cuts off a body without end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    const response = await call('push', init);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(sent).toBeLessThan(LIMITS.pushBytes * 1.2);
  });

  it('P17 takes a full page of rows and bytes', async () => {
    const bytes = Math.floor(LIMITS.pushBytes / LIMITS.pushRows);
    const rows = Array.from({ length: LIMITS.pushRows }, (_, number) => {
      const row = sampleRecord({ id: `entry-${number}`, body: { content: '', audioUrl: null } });
      const content = 'x'.repeat(bytes - JSON.stringify(row).length);
      return { ...row, body: { content, audioUrl: null } };
    });
    expect((await push(...rows)).accepted).toHaveLength(LIMITS.pushRows);
  });

  it.each([
    ['no JSON', 'rows'],
    ['no epoch', '{"rows":[]}'],
    ['no rows', `{"epoch":"${EPOCH}"}`],
    ['too many rows', JSON.stringify({ epoch: EPOCH, rows: Array(LIMITS.pushRows + 1).fill(0) })],
  ])('refuses a push with %s', async (_, body) => {
    const response = await call('push', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('pull', () => {
  it('P25 gives pages of the size asked for', async () => {
    const rows = [1, 2, 3].map((number) => sampleRecord({ id: `entry-${number}` }));
    await push(...rows);
    const first = await pull(`since=0&limit=2&epoch=${EPOCH}`);
    expect(first).toMatchObject({ rows: rows.slice(0, 2), checkpoint: 2, more: true });
    expect(await pull('since=2&limit=2')).toMatchObject({ rows: rows.slice(2), more: false });
  });

  it('P9 carries a tombstone, emptied', async () => {
    const record = sampleRecord();
    await push(record);
    await push(tombstoneOf(record));
    expect((await pull()).rows).toEqual([tombstoneOf(record)]);
  });

  it.each(['since=0&epoch=before', 'since=1', `since=1&epoch=${EPOCH}`])(
    'F6 P11 P16 refuses %s of a database it does not know',
    async (query) => {
      const response = await call(`pull?${query}`);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'EPOCH_CHANGED', epoch: EPOCH });
    },
  );

  it.each(['', 'since=-1', 'since=x', 'since=1.5', 'since=0&limit=0'])(
    'refuses the query "%s"',
    async (query) => {
      expect((await call(`pull?${query}`)).status).toBe(400);
    },
  );
});

describe('digest', () => {
  it('P39 speaks of what it holds, leaving out what it is told to', async () => {
    const [one, two] = [sampleRecord(), sampleRecord({ id: 'entry-2' })];
    await push(one);
    const before = await (await post('digest', { epoch: EPOCH, leaveOut: [] })).json();
    await push(two);
    const after = await (await post('digest', { epoch: EPOCH, leaveOut: ['entry-2'] })).json();
    expect(after).toEqual({ ...(before as object), sequence: 2 });
  });

  describe('P47 A39 left out', () => {
    const ids = (count: number, characters = 30) =>
      Array.from({ length: count }, (_, index) => String(index).padStart(characters, 'x'));
    const ask = (leaveOut: unknown) => post('digest', { epoch: EPOCH, leaveOut });

    it('are at most so many ids of at most so many characters', async () => {
      expect((await ask(ids(LIMITS.digestIds))).status).toBe(200);
      expect((await ask(ids(1, LIMITS.idCharacters))).status).toBe(200);
      for (const tooMuch of [
        ids(LIMITS.digestIds + 1),
        ids(1, LIMITS.idCharacters + 1),
        [1],
        'a',
      ]) {
        const refused = await ask(tooMuch);
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          { code: 'INVALID_REQUEST' },
        ]);
      }
    });

    it.each([
      ['as many as may be', ids(LIMITS.digestIds, 60)],
      ['as many as fit in a body', ids(150_000, 7)],
    ])('are answered quickly: %s', async (_, leaveOut) => {
      const body = JSON.stringify({ epoch: EPOCH, leaveOut });
      const ms = await cpuMs(() => call('digest', { method: 'POST', body }));
      expect(ms).toBeLessThan(250);
    });
  });

  it('P11 refuses another epoch', async () => {
    expect((await post('digest', { epoch: 'before', leaveOut: [] })).status).toBe(409);
  });
});

describe('P27 stream', () => {
  let served: ServedApp;
  beforeEach(async () => {
    served = await serveApp(app);
  });
  afterEach(() => served.close());

  async function openStream() {
    const response = await fetch(`${served.origin}/api/sync/v1/stream?person=anna`);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return { next: async () => (await reader.read()).value, close: () => reader.cancel() };
  }
  const POKE = 'event: poke\ndata: pull\n\n';

  it('pokes on connecting and after each change of this person', async () => {
    const stream = await openStream();
    expect(await stream.next()).toBe(POKE);
    await push(sampleRecord());
    expect(await stream.next()).toBe(POKE);
    await push(editOf(sampleRecord(), 'more'));
    expect(await stream.next()).toBe(POKE);
    await stream.close();
  });

  it("A1 says nothing of another person's changes nor of a push that wrote nothing", async () => {
    await push(sampleRecord());
    const stream = await openStream();
    await stream.next();
    signedIn = 'ben';
    const bens = { ...own, 'x-user-id': 'ben' };
    await post('push', { epoch: EPOCH, rows: [sampleRecord()] }, bens);
    signedIn = 'anna';
    await push(sampleRecord());
    for (const beat of beats) beat();
    expect(await stream.next()).toBe(': still here\n\n');
    await stream.close();
  });

  it('A7 P51 ends at the next sweep after the person signed out', async () => {
    const stream = await openStream();
    await stream.next();
    await store.deleteSession(session.tokenHash);
    for (const beat of beats) beat();
    expect(await stream.next()).toBeUndefined();
    expect(beats.size).toBe(0);
  });

  it('P42 opens so many for one person and no more, until one of them ends', async () => {
    const open = [];
    for (let count = 0; count < LIMITS.streams; count += 1) open.push(await openStream());
    const refused = await call('stream?person=anna', { headers: {} });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    await open.pop()?.close();
    await vi.waitFor(async () => open.push(await openStream()));
    for (const stream of open) await stream.close();
  });

  it('leaves nothing behind when the device goes', async () => {
    const stream = await openStream();
    await stream.next();
    expect(beats.size).toBe(1);
    await stream.close();
    await vi.waitFor(() => expect(beats.size).toBe(0));
  });
});
