import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '../shared/domain/local-day';
import { keepVersion } from '../shared/domain/merge/kept-versions';
import type { RecordState } from '../shared/records/record';
import { allKinds } from '../shared/records/registry';
import { createApp } from './app';
import { createMediaFolder } from './media/media-folder';
import { createKeys } from './sealing/master-key-keys';
import { replyToFeedback } from './services/feedback-replies';
import { MediaTurns } from './services/media/media-turns';
import { createPokeHub } from './services/pokes';
import { backUp } from './store/sqlite/backup-folder';
import { databaseFile, mediaFolder } from './store/sqlite/database-file';
import { openSqliteStore } from './store/sqlite/open-sqlite-store';
import type { Store } from './store/store';
import { sampleRecord } from './store/testing/samples';
import { CONSENTED } from './testing/consented';
import { contentOf } from './testing/content';
import { PLAIN_SETTINGS } from './testing/plain-settings';
import { putPiece, sampleRecording } from './testing/recordings';
import { WRITES } from './testing/route-table';
import { type Client, client } from './testing/test-app';

const DAYS = [0, 1, 2].map((days) => addDays('2026-03-01', days));
const RECORDING = 'recording-of-anna-1';
/** A Monday that nothing else is about. */
const WEEK = '2031-07-07';

let folder: string;
let store: Store;
let anna: Client;
let log: string[];
let sentences: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'at-rest-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  log = [];
  sentences = [];
  let ids = 0;
  const randomId = () => `id-${String(++ids).padStart(16, '0')}`;
  const keys = createKeys(Buffer.alloc(32, 9));
  store = openSqliteStore({ file: databaseFile(dataDir), keys, randomId: () => 'epoch-1' });
  const files = createMediaFolder(mediaFolder(dataDir));
  const app = createApp({
    store,
    pokes: createPokeHub(),
    logger: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
    now: Date.now,
    randomId,
    settings: PLAIN_SETTINGS,
    media: { files, turns: new MediaTurns() },
    content: contentOf(1),
  });
  const json = { username: 'anna', email: 'anna@example.org', password: sentence(), ...CONSENTED };
  const visitor = client(app, '', undefined);
  const registered = await visitor.call<{ user: { id: string } }>('POST', '/api/auth/register', {
    json,
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0];
  anna = client(app, registered.body.user.id, cookie);
  await store.setPlan(anna.id, 'premium');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A sentence found nowhere else. */
function sentence(): string {
  const text = `Sentinel number ${sentences.length} keeps watch`;
  sentences.push(text);
  return text;
}

/** A record of every kind with a sentence in every text, and one that was kept. */
function recordsOf(day: string, index: number): RecordState[] {
  return allKinds().map((kind) => {
    const texts = Object.entries(kind.fields).filter(([, rule]) => rule === 'text');
    const body = {
      ...NO_WORDS,
      challengeDay: index + 1,
      passage: sentence(),
      ...Object.fromEntries(texts.map(([field]) => [field, sentence()])),
      keptVersions: [keepVersion('content', sentence(), 1)],
    };
    const key = kind.idNames?.[0] === 'challengeDay' ? String(index + 1) : day;
    return sampleRecord({ id: `${kind.name}:${key}`, kind: kind.name, day, body });
  });
}

/** Whatever the kinds ask for that is no text. */
const NO_WORDS = {
  plan: 'psalms-60',
  pace: { day: 1, on: '2026-03-01' },
  since: '2026-03-01',
  rhythm: 'daily',
  mood: null,
  bibleReading: null,
  readingDuration: null,
  prayer: null,
  prayerDuration: null,
  prayerTypes: null,
  audioUrl: null,
  waterIntake: {},
  balancedMeals: {},
  mindfulEating: null,
  gratefulForFood: true,
  energyLevel: null,
  of: 'entry-1',
  momentId: 'a-moment',
  title: 'A moment',
  seconds: 60,
};

async function push(rows: readonly RecordState[]) {
  return anna.call('POST', '/api/sync/v1/push', {
    json: { epoch: await store.readEpoch(), rows },
    headers: { 'x-user-id': anna.id, 'x-sync-protocol': '1' },
  });
}

async function speak() {
  const recording = sampleRecording(150_000);
  for (const at of [200, 70_000, 149_900]) recording.set(Buffer.from(sentence()), at);
  return putPiece(anna, RECORDING, recording);
}

/** A name is looked up by, so it stands in the clear. */
const NAME = 'PUT /api/profile/username';
const ORGANIZATION = 'POST /api/user/complete-onboarding';

/** Says a sentence by every call that keeps one. */
async function sayEverywhere(): Promise<void> {
  for (const { route, address, send, status } of WRITES) {
    if (route === NAME || route === ORGANIZATION) continue;
    const init = send(sentence());
    const headers = { 'x-user-id': anna.id, 'x-sync-protocol': '1', ...init.headers };
    const answer = await anna.call(route.split(' ')[0] ?? '', address, { ...init, headers });
    expect([route, answer.status]).toEqual([route, status.other]);
  }
}

/** Asks a circle, answers it, tells how it was answered, and gives it a theme and a plan as its leader. */
async function sayInCircle(): Promise<void> {
  const say = async (path: string, json: object) => {
    const { status, body } = await anna.call<{ id: string }>('POST', path, { json });
    expect([path, status < 300]).toEqual([path, true]);
    return body.id;
  };
  const circle = await say('/api/prayer-groups', { name: sentence(), description: sentence() });
  const words = { title: sentence(), description: sentence(), category: sentence() };
  const request = await say(`/api/prayer-groups/${circle}/requests`, words);
  const response = { type: 'prayer', message: sentence() };
  await say(`/api/prayer-requests/${request}/responses`, response);
  await say(`/api/prayer-requests/${request}/answered`, { story: sentence() });
  const theme = { kind: 'theme', title: sentence(), text: sentence(), week: WEEK };
  const item = await say(`/api/prayer-groups/${circle}/guidance`, theme);
  const prompt = { kind: 'prompt', title: sentence(), text: sentence(), week: WEEK };
  await say(`/api/prayer-groups/${circle}/guidance/${item}`, prompt);
  await say(`/api/prayer-groups/${circle}/plan`, { plan: sentence(), startsOn: WEEK });
  sentences.push(WEEK);
}

/** Replies to feedback of anna’s. */
async function replyToAnna(): Promise<void> {
  const [given] = await store.listFeedback(anna.id, 1);
  const reply = { id: 'reply-to-anna', text: sentence(), now: 1 };
  expect(await replyToFeedback(store, given?.id ?? '', reply)).toBeDefined();
}

function found(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = Buffer.concat(
    files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
  );
  expect(bytes.includes('journal-entry:2026-03-01')).toBe(true);
  return sentences.filter((text) => bytes.includes(text));
}

it('A23 W4 no sentence, spoken or written, in any byte of data, WAL, backup or log', async () => {
  const rows = DAYS.flatMap(recordsOf);
  expect((await push(rows)).body).toMatchObject({ rejected: [], sequence: rows.length });
  // Written again, so that earlier states lie about in the WAL too.
  const again = rows.map((row) => ({ ...row, version: { phone: 2 } }));
  expect((await push(again)).body).toMatchObject({ rejected: [] });
  expect((await speak()).body).toMatchObject({ complete: true });
  await sayEverywhere();
  await sayInCircle();
  await replyToAnna();
  expect(sentences.length).toBeGreaterThan(50);
  expect(readdirSync(join(folder, 'data'))).toContain('wholeness.sqlite-wal');
  const report = await backUp(join(folder, 'data'), join(folder, 'backup'));
  expect(report).toEqual({ recordings: 4, missing: [] });
  expect(found(join(folder, 'data'))).toEqual([]);
  expect(found(join(folder, 'backup'))).toEqual([]);
  expect(log.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => log.join('').includes(text))).toEqual([]);
});
