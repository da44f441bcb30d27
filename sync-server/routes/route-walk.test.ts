import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectRoutes } from 'hono/dev';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitFeedback } from '../services/feedback';
import { submitReply } from '../services/replies/replies';
import { submitSuggestion } from '../services/suggestions';
import type { Store } from '../store/store';
import { sampleRecord } from '../store/testing/samples';
import { furnishCircle } from '../testing/circles';
import { contentOf } from '../testing/content';
import { openOperator } from '../testing/operators';
import { furnishOrganization } from '../testing/organizations';
import { putPiece, sampleRecording } from '../testing/recordings';
import {
  CALLERS,
  type Caller,
  ENTRY_ID,
  FEEDBACK_ID,
  OWNER_ID,
  PICTURE_ID,
  QUESTION_ID,
  RECORDING_ID,
  REPLY_ID,
  ROUTES,
  type RouteRow,
  WRITES,
} from '../testing/route-table';
import { type CallInit, type Client, NOON, openTestApp, type TestApp } from '../testing/test-app';

const PICTURE = new Uint8Array([1, 2, 3]);

let webRoot: string;
let test: TestApp;
let callers: Record<Caller, Client>;

async function setUp(): Promise<void> {
  webRoot = mkdtempSync(join(tmpdir(), 'route-walk-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the shell');
  const frontDoor = { folder: webRoot, origin: 'http://localhost', salesAddress: undefined };
  test = openTestApp({ content: contentOf(1), files: { webRoot, frontDoor } });
  const people = { other: await test.person('other'), owner: await test.person('owner') };
  const circle = { former: await test.person('former'), member: await test.person('member') };
  const operator = await test.person('operator');
  await openOperator(test.store, 'operator');
  callers = { nobody: test.visitor, ...people, ...circle, operator };
}

async function takeDown(): Promise<void> {
  await test.close();
  rmSync(webRoot, { recursive: true });
}

/** Gives the owner what the addresses of the table name. */
async function furnish(owner: Client): Promise<void> {
  const json = { epoch: await test.store.readEpoch(), rows: [sampleRecord({ id: ENTRY_ID })] };
  await owner.call('POST', '/api/sync/v1/push', { json, headers: named(owner) });
  await putPiece(owner, RECORDING_ID, sampleRecording(1_000));
  const picture = { id: PICTURE_ID, type: 'image/png', bytes: PICTURE } as const;
  await test.store.keepProfileImage(owner.id, picture);
  await giveForOperators(test.store, owner.id);
  const reply = { questionId: 'ours:1', id: REPLY_ID, now: 1 };
  await submitReply(test.store, owner, { text: 'words of the owner' }, reply);
  const { member, former } = callers;
  const keeper = (await test.person('keeper')).id;
  const people = { owner: owner.id, member: member.id, former: former.id, keeper };
  await furnishCircle(test.store, people);
  await furnishOrganization(test.store, people);
}

/** Feedback and a question of the owner's. */
async function giveForOperators(store: Store, ownerId: string): Promise<void> {
  const account = await store.findAccount(ownerId);
  if (!account) throw new Error('There is no owner.');
  const words = { category: 'bug_report', rating: null, subject: 'One', message: 'Two' } as const;
  await submitFeedback(store, account, words, { id: FEEDBACK_ID, now: NOON });
  const question = { suggestion: 'Which door?', category: null };
  await submitSuggestion(store, account, question, { id: QUESTION_ID, now: NOON });
}

/** Writes by every call there is. */
async function writeAll(owner: Client): Promise<void> {
  for (const row of WRITES) {
    const { status } = await ask(owner, row);
    expect([row.route, status]).toEqual([row.route, row.status.other]);
  }
}

interface Heard {
  readonly status: number;
  readonly code: unknown;
  readonly text: string;
  readonly headers: Headers;
}

function named({ id }: Pick<Client, 'id'>): Record<string, string> {
  return { ...(id && { 'x-user-id': id }), 'x-sync-protocol': '1' };
}

/** One good request of the row, spoken for `self` and changed as the attack needs it. */
async function ask(
  caller: Client,
  row: RouteRow,
  { self = caller.id, ...change }: CallInit & { self?: string } = {},
): Promise<Heard> {
  const init = row.send('words of somebody');
  const headers = {
    ...named({ id: self }),
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

/** That somebody takes an export is noted, and stands in their next one. */
function withoutAudit(text: string): string {
  return text.replace(/"audit":\[.*?\]/, '');
}

const each = (rows: readonly RouteRow[]) => rows.map((row) => [row.route, row] as const);
const ofApi = ROUTES.filter(({ address }) => address.startsWith('/api/'));
const personal = ROUTES.filter(({ status }) => status.nobody === 401 && status.owner !== 401);
const reading = ofApi.filter(({ route }) => route.startsWith('GET '));
/** What is said in the community is said to everybody. */
const unpublished = reading.filter(({ route }) => route !== 'GET /api/reflection-suggestions');
/** A probe may be opened by anybody, and says nothing. */
const PROBES = ['GET /api/health', 'GET /api/ready'];
const guarded = ofApi.filter(({ route }) => !PROBES.includes(route));
/** What shows a file or opens a stream can't set a header; before and after a session there is nobody to name. */
const mustName = personal.filter(
  ({ route }) =>
    ![
      'GET /api/auth/session',
      'GET /api/sync/v1/stream',
      'GET /api/media/:id',
      'GET /api/profile/image/:id',
    ].includes(route),
);
const writing = ofApi.filter(({ route }) => !/^(GET|ALL) /.test(route));

describe('what changes nothing', () => {
  beforeAll(async () => {
    await setUp();
    await furnish(callers.owner);
  });
  afterAll(takeDown);

  it('A2 every route of the server has its row, and every row its route', () => {
    const routes = inspectRoutes(test.app).filter((route) => !route.isMiddleware);
    const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(ROUTES.map(({ route }) => route).toSorted()).toEqual([...names].toSorted());
  });

  it.each(each(personal))('A1 a victim named in x-user-id is nobody at %s', async (_, row) => {
    const answer = await ask(callers.nobody, row, { self: OWNER_ID });
    expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(each(personal))('A1 naming another person is refused at %s', async (_, row) => {
    const answer = await ask(callers.other, row, { self: OWNER_ID });
    expect([answer.status, answer.code]).toEqual([409, 'IDENTITY_MISMATCH']);
  });

  it.each(each(writing))('A6 writes of other sites are refused at %s', async (_, row) => {
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
  it.each(each(inJson))('A6 writes in the text of a form are refused at %s', async (_, row) => {
    const body = JSON.stringify(row.send('words').json);
    const headers = { 'content-type': 'text/plain' };
    const answer = await ask(callers.owner, row, { json: undefined, body, headers });
    expect([answer.status, answer.code]).toEqual([415, 'INVALID_REQUEST']);
  });

  it.each(each(guarded))(
    'A28 a tab, a frame and another site get nothing of %s',
    async (_, row) => {
      for (const headers of [
        { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
        { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-dest': 'iframe' },
        { 'sec-fetch-dest': 'embed' },
        { 'sec-fetch-dest': 'object' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const answer = await ask(callers.owner, row, { headers });
        expect([headers, answer.status, answer.code]).toEqual([headers, 403, 'FORBIDDEN_ORIGIN']);
      }
    },
  );

  it.each(each(mustName))('A28 the cookie alone gets nothing of %s', async (_, row) => {
    const answer = await ask(callers.owner, row, { unnamed: true });
    expect([answer.status, answer.code]).toEqual([409, 'IDENTITY_MISMATCH']);
  });

  it.each(['audio', 'video', 'image', 'empty', undefined])(
    'A28 a recording and a picture are shown where the app shows them: %s',
    async (dest) => {
      const browser = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest ?? '' };
      const headers = dest === undefined ? {} : browser;
      for (const path of [`/api/media/${RECORDING_ID}`, `/api/profile/image/${PICTURE_ID}`]) {
        const answer = await callers.owner.call('GET', path, { headers, unnamed: true });
        expect([path, answer.status]).toEqual([path, 200]);
      }
    },
  );

  it.each([
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'style' },
  ])('A28 and nowhere else: %s', async (headers) => {
    for (const path of [`/api/media/${RECORDING_ID}`, `/api/profile/image/${PICTURE_ID}`]) {
      const answer = await callers.owner.call('GET', path, { headers, unnamed: true });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('A28 a stream names its person in the address', async () => {
    const path = '/api/sync/v1/stream';
    const { owner } = callers;
    expect((await owner.call('GET', path, { unnamed: true })).status).toBe(409);
    const answer = await owner.call('GET', `${path}?person=${owner.id}`, { unnamed: true });
    expect(answer.status).toBe(200);
  });

  it('A28 whether the server is well may be seen in a tab', async () => {
    const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    expect((await callers.owner.call('GET', '/api/health', { headers })).status).toBe(204);
    expect((await callers.owner.call('GET', '/api/ready', { headers })).status).toBe(200);
  });
});

describe('what may change something', () => {
  beforeEach(setUp);
  afterEach(takeDown);

  it.each(each(ROUTES))('A2 gets what the row says at %s', async (_, row) => {
    await furnish(callers.owner);
    const statuses: [Caller, number][] = [];
    for (const caller of CALLERS) {
      const { status } = await ask(callers[caller], row);
      statuses.push([caller, status]);
    }
    expect(Object.fromEntries(statuses)).toEqual(row.status);
  });

  it('A2 another person sees nowhere but among the community’s questions a trace of what the owner wrote', async () => {
    const { other, owner } = callers;
    const answers = async (of: Client) => {
      const found = new Map<string, string>();
      for (const row of unpublished) found.set(row.route, withoutAudit((await ask(of, row)).text));
      return found;
    };
    const [before, ownBefore] = [await answers(other), await answers(owner)];
    await furnish(owner);
    await writeAll(owner);
    expect(await answers(other)).toEqual(before);
    expect(await answers(owner)).not.toEqual(ownBefore);
  });

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
