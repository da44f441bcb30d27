import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectRoutes } from 'hono/dev';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRecord } from '../store/testing/samples';
import { contentOf } from '../testing/content';
import { putPiece, sampleRecording } from '../testing/recordings';
import {
  CALLERS,
  type Caller,
  ENTRY_ID,
  OWNER_ID,
  RECORDING_ID,
  ROUTES,
  type RouteRow,
} from '../testing/route-table';
import { type CallInit, type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

const WORDS = 'What nobody but the owner may read';

let webRoot: string;
let test: TestApp;
let callers: Record<Caller, Client>;
beforeEach(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'route-walk-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the shell');
  test = openTestApp({ content: contentOf(1), files: { webRoot } });
  const [other, owner] = [await test.person('other'), await test.person('owner')];
  callers = { nobody: test.visitor, other, owner };
});
afterEach(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

/** Fills each table that a route reads. */
async function write(owner: Client): Promise<void> {
  const entry = sampleRecord({ id: ENTRY_ID, body: { content: WORDS, audioUrl: null } });
  const calls: [path: string, json: object][] = [
    ['/api/check-in', { date: TODAY, mood: 'peaceful', truthStatement: WORDS }],
    ['/api/sync/v1/push', { epoch: test.store.epoch, rows: [entry] }],
    [`/api/eating-habits/${TODAY}`, { reflection: WORDS }],
    [`/api/bible-prayer/${TODAY}`, { reflection: WORDS }],
    ['/api/day-review/1', { grateful: WORDS, truth: WORDS, tomorrowStep: WORDS }],
    ['/api/daily-drop/1/complete', { reflection: WORDS }],
    ['/api/feedback', { category: 'ui_ux', subject: WORDS, message: WORDS }],
  ];
  const headers = { 'x-user-id': owner.id, 'x-sync-protocol': '1' };
  for (const [path, json] of calls) {
    const { status } = await owner.call('POST', path, { json, headers });
    expect([path, Math.trunc(status / 100)]).toEqual([path, 2]);
  }
  const recording = sampleRecording(1_000);
  recording.set(Buffer.from(WORDS), 500);
  expect((await putPiece(owner, RECORDING_ID, recording)).status).toBe(200);
}

interface Heard {
  readonly status: number;
  readonly code: unknown;
  readonly text: string;
  readonly headers: Headers;
}

/** One good request of the row, spoken for `self` and changed as the attack needs it. */
async function ask(
  caller: Client,
  row: RouteRow,
  { self = caller.id, ...change }: CallInit & { self?: string } = {},
): Promise<Heard> {
  const init = row.send('words of the caller');
  const headers = {
    ...(self && { 'x-user-id': self }),
    'x-sync-protocol': '1',
    ...init.headers,
    ...change.headers,
  };
  const [method = ''] = row.route.split(' ');
  const answer = await caller.call(
    method === 'ALL' ? 'GET' : method,
    row.address.replace('{self}', self),
    { ...init, ...change, headers },
  );
  const { status, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: answer.headers, text, code: (body as { code?: unknown }).code };
}

const each = (rows: readonly RouteRow[]) => rows.map((row) => [row.route, row] as const);
const ofApi = ROUTES.filter(({ address }) => address.startsWith('/api/'));
const personal = ROUTES.filter(({ status }) => status.nobody === 401 && status.owner !== 401);
const reading = ofApi.filter(({ route }) => route.startsWith('GET '));
const writing = ofApi.filter(({ route }) => !/^(GET|ALL) /.test(route));

it('A2 every route of the server has its row, and every row its route', () => {
  const routes = inspectRoutes(test.app).filter((route) => !route.isMiddleware);
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect(ROUTES.map(({ route }) => route).toSorted()).toEqual([...names].toSorted());
});

describe('who is asking', () => {
  it.each(each(ROUTES))('A2 gets what the row says at %s', async (_, row) => {
    await write(callers.owner);
    const statuses: [Caller, number][] = [];
    for (const caller of CALLERS) {
      const { status } = await ask(callers[caller], row);
      statuses.push([caller, status]);
    }
    expect(Object.fromEntries(statuses)).toEqual(row.status);
  });

  it.each(each(reading))('A2 sees at %s nothing of what the owner wrote', async (_, row) => {
    const before = (await ask(callers.other, row)).text;
    await write(callers.owner);
    expect((await ask(callers.other, row)).text).toBe(before);
  });

  it.each(each(personal))('A1 a victim named in x-user-id is nobody at %s', async (_, row) => {
    const answer = await ask(callers.nobody, row, { self: OWNER_ID });
    expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(each(personal))('A1 naming another person is refused at %s', async (_, row) => {
    const answer = await ask(callers.other, row, { self: OWNER_ID });
    expect([answer.status, answer.code]).toEqual([409, 'IDENTITY_MISMATCH']);
  });
});

describe('writes from other sites', () => {
  it.each(each(writing))('A6 are refused at %s', async (_, row) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await ask(callers.owner, row, { headers });
      expect([headers, answer.status, answer.code]).toEqual([headers, 403, 'FORBIDDEN_ORIGIN']);
    }
  });

  const inJson = writing.filter(({ send }) => send('').json !== undefined);
  it.each(each(inJson))('A6 are refused as the text of a form at %s', async (_, row) => {
    const body = JSON.stringify(row.send(WORDS).json);
    const headers = { 'content-type': 'text/plain' };
    const answer = await ask(callers.owner, row, { json: undefined, body, headers });
    expect([answer.status, answer.code]).toEqual([415, 'INVALID_REQUEST']);
  });
});

describe('every answer', () => {
  it.each(each(ofApi))('A25 of %s is data that no cache keeps and no page runs', async (_, row) => {
    const answers = [
      await ask(callers.nobody, row),
      await ask(callers.other, row, { self: OWNER_ID }),
      await ask(callers.owner, row, { headers: { origin: 'null' } }),
      await ask(callers.owner, row),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
