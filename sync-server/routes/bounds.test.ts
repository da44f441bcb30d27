import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataExport } from '../../shared/api/export';
import { readExport } from '../../shared/api/read-export';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState, VersionVector } from '../../shared/records/record';
import { NO_RATE_RULES } from '../middleware/rate-rules';
import { NO_RULES, sampleRecord } from '../store/testing/samples';
import { contentOf } from '../testing/content';
import { type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

const API = `api-${TEST_EPOCH}`;
const SATURATED = Number.MAX_SAFE_INTEGER;
let test: TestApp;
let ruth: Client;

beforeEach(async () => {
  test = openTestApp({ content: contentOf(90), rateRules: NO_RATE_RULES });
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const post = (path: string, json: unknown, headers = {}) =>
  ruth.call('POST', path, { json, headers });

async function push(...rows: unknown[]) {
  const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
  const answer = await post('/api/sync/v1/push', { epoch: TEST_EPOCH, rows }, headers);
  expect(answer.status).toBe(200);
  return answer.body as { accepted: { id: string }[]; rejected: object[]; conflicts: object[] };
}

/** What a database may hold from before the bounds. */
function plant(...rows: RecordState[]) {
  return test.store.applyPush(ruth.id, rows, NO_RULES);
}

const checkInBody = {
  ...{ mood: 'hopeful', truthStatement: 'held' },
  ...{ gratitude1: null, gratitude2: null, gratitude3: null },
};
const checkIn = sampleRecord({
  id: `check-in:${TODAY}`,
  kind: 'check-in',
  day: TODAY,
  body: checkInBody,
});
const nourishBody = {
  ...{ waterIntake: { phone: 1 }, balancedMeals: {}, mindfulEating: null, gratefulForFood: false },
  ...{ emotionalEating: null, energyLevel: null, reflection: null },
};
const drop = (day: number) =>
  sampleRecord({
    id: `drop:${day}`,
    kind: 'drop',
    body: { challengeDay: day, reflection: null, audioUrl: null },
  });
const kept = (updatedAt: number) => [{ hash: 'h', field: 'content', value: 'old', updatedAt }];
const devices = (count: number): VersionVector =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`d${index}`, 1]));

describe('a push of what no device writes', () => {
  it.each<[string, RecordState]>([
    ['a saturated dot', sampleRecord({ version: { phone: SATURATED } })],
    ['a dot above the bound', sampleRecord({ version: { phone: 1, api: LIMITS.dot + 1 } })],
    ['more devices than a version names', sampleRecord({ version: devices(1_001) })],
    ['a year of six digits', sampleRecord({ createdAt: 9e15 })],
    ['a change after the last moment', sampleRecord({ updatedAt: LIMITS.moment + 1 })],
    ['a moment before the first', sampleRecord({ createdAt: -1 })],
    [
      'a kept version of another millennium',
      sampleRecord({ body: { content: 'x', audioUrl: null, keptVersions: kept(9e15) } }),
    ],
    [
      'a count of no count',
      sampleRecord({
        ...{ id: `nourish-day:${TODAY}`, kind: 'nourish-day', day: TODAY },
        body: { ...nourishBody, waterIntake: { phone: SATURATED } },
      }),
    ],
    ['an id that names another day', { ...checkIn, day: '2020-01-01' }],
    ['an id that names no day', { ...checkIn, id: 'check-in:2026-02-30', day: '2026-03-01' }],
    ['a day without its id', { ...checkIn, id: 'check-in' }],
    ['another kind under a day’s id', { ...sampleRecord(), id: checkIn.id }],
    ['drop 0', drop(0)],
    ['drop 91', drop(91)],
    ['drop 007', { ...drop(7), id: 'drop:007' }],
    ['a drop that says another number', { ...drop(7), id: 'drop:8' }],
    ['a tombstone of drop 91', { ...drop(91), deleted: true, body: {} }],
  ])('A29 P19 P43 is refused by name: %s', async (_what, row) => {
    const answer = await push(row, sampleRecord({ id: 'beside' }));
    expect(answer.rejected).toEqual([{ id: row.id, version: row.version, code: 'INVALID_RECORD' }]);
    expect(answer.accepted).toEqual([{ id: 'beside', version: { phone: 1 } }]);
  });

  it('A29 P43 the bounds themselves are taken', async () => {
    const edge = sampleRecord({
      ...{
        version: { ...devices(999), phone: LIMITS.dot },
        createdAt: 0,
        updatedAt: LIMITS.moment,
      },
      ...{ day: '0001-01-01', order: 10_000_000_000_000, utcOffsetMinutes: -1080 },
    });
    const rows = [edge, { ...edge, id: 'late', day: '9999-12-31', order: 0 }, drop(1), drop(90)];
    expect((await push(...rows)).accepted).toHaveLength(4);
  });

  it('A29 P44 what stands there already goes along with an edit, and nothing above it', async () => {
    await plant(sampleRecord({ version: { ...devices(1_000), phone: SATURATED } }));
    const edit = (version: VersionVector) => push(sampleRecord({ version }));
    const stored = { ...devices(1_000), phone: SATURATED };
    expect((await edit({ ...stored, phone: SATURATED - 1, new: 1 })).rejected).toHaveLength(1);
    expect((await edit({ ...stored, other: LIMITS.dot + 1 })).rejected).toHaveLength(1);
    expect((await edit({ ...stored, new: 1 })).accepted).toHaveLength(1);
  });
});

describe('the REST writer', () => {
  const words = { date: TODAY, mood: 'peaceful', truthStatement: 'I am held' };

  it.each([SATURATED, LIMITS.dot])(
    'A29 P2 P44 writes on under another name where the dot %d was planted under its own',
    async (dot) => {
      await plant({ ...checkIn, version: { [API]: dot, [`${API}-2`]: dot } });
      expect((await post('/api/check-in', words)).status).toBe(200);
      expect((await post('/api/check-in', { ...words, gratitude1: 'bread' })).status).toBe(200);
      const stored = await test.store.getRecord(ruth.id, checkIn.id);
      expect(stored?.body).toMatchObject({ truthStatement: 'I am held', gratitude1: 'bread' });
      expect(Object.keys(stored?.version ?? {})).toContain(`${API}-3`);
    },
  );

  it('A29 P43 P44 writes over moments, a day and counts that are out of bounds', async () => {
    await plant(
      { ...checkIn, day: '2020-01-01', createdAt: 9e15, updatedAt: -9e15 },
      sampleRecord({
        ...{ id: `nourish-day:${TODAY}`, kind: 'nourish-day', day: TODAY, createdAt: 9e15 },
        body: { ...nourishBody, waterIntake: { a: SATURATED, b: SATURATED, [API]: 1 } },
      }),
      { ...drop(7), body: { ...drop(7).body, challengeDay: 9 }, createdAt: -9e15 },
    );
    expect((await post('/api/check-in', words)).status).toBe(200);
    const habits = await post(`/api/eating-habits/${TODAY}`, { waterIntake: 3 });
    expect(habits.body).toMatchObject({ habits: { waterIntake: 3 } });
    const complete = await post('/api/daily-drop/7/complete', { reflection: 'x' });
    expect(complete.status).toBe(200);
    expect(await test.store.getRecord(ruth.id, checkIn.id)).toMatchObject({
      ...{ day: TODAY, createdAt: LIMITS.moment },
    });
    const flags = await ruth.call('GET', `/api/progress/${TODAY}`);
    expect(flags.body).toMatchObject({ checkIn: true, nourish: true });
  });

  it.each([-5, 9e15, LIMITS.moment + 1])('A29 F11 P43 writes with the clock at %d', async (now) => {
    test.clock.now = now;
    const fresh = await test.person('anna');
    const answer = await fresh.call('POST', '/api/journal', { json: { content: 'words' } });
    expect(answer.status).toBe(201);
  });
});

const moment = fc.constantFrom(0, LIMITS.moment, -1, 9e15, -9e15, 8.64e15, SATURATED, -SATURATED);
const day = fc.constantFrom('0001-01-01', '0001-01-02', '1969-12-31', '9999-12-30', '9999-12-31');
const count = fc.constantFrom(0, -1, SATURATED, -SATURATED, LIMITS.contribution);
const extreme = fc.record({
  ...{ day, createdAt: moment, updatedAt: moment, deleted: fc.boolean() },
  order: fc.constantFrom(0, 10_000_000_000_000),
  utcOffsetMinutes: fc.constantFrom(-1080, 0, 1080),
  version: fc.constantFrom<VersionVector>({ a: 1 }, { a: SATURATED }, { a: LIMITS.dot, b: 1 }),
  keptVersions: moment.map(kept),
});
const record = fc.tuple(extreme, day, count).map(([rest, named, many]) => {
  const { keptVersions, ...state } = rest;
  const { journal, ...others } = {
    journal: sampleRecord(),
    checkIn: { ...checkIn, id: `check-in:${named}` },
    nourish: sampleRecord({
      ...{ id: `nourish-day:${named}`, kind: 'nourish-day' },
      body: { ...nourishBody, waterIntake: { a: many, b: many } },
    }),
    drops: drop(1),
    noDrop: drop(0),
    strayDrop: { ...drop(3), id: 'drop:4' },
    review: sampleRecord({
      ...{ id: 'day-review:1', kind: 'day-review' },
      body: { challengeDay: 90, grateful: '', truth: '', tomorrowStep: '' },
    }),
    session: sampleRecord({
      ...{ id: 'sat', kind: 'mindful-session' },
      body: { momentId: 'slow-breath', title: '', seconds: 86_400 },
    }),
  };
  return [journal, ...Object.values(others)].map((one) => ({
    ...{ ...one, ...state },
    body: state.deleted ? {} : { ...one.body, keptVersions },
  }));
});

describe('whatever stands in an old database', () => {
  it('A29 P43 M10 every call that reads answers', async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(
        record,
        fc.array(day, { maxLength: 3 }),
        day,
        async (rows, streak, today) => {
          people += 1;
          const person = await test.person(`person-${people}`);
          const entries = streak.map((each, index) =>
            sampleRecord({ id: `entry-${index}-of-streak`, day: each }),
          );
          await test.store.applyPush(person.id, [...rows, ...entries], NO_RULES);
          for (const path of READS(today)) {
            const headers = { 'x-local-day': today };
            const answer = await person.call('GET', path, { headers });
            expect([path, answer.status]).toEqual([path, 200]);
          }
          const file = (await person.call('GET', '/api/data-export')).body;
          expect(dataExport.safeParse(file).success).toBe(true);
          expect(readExport(JSON.stringify(file))).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});

function READS(today: string): string[] {
  return [
    ...['/api/journal', '/api/daily-drop', '/api/daily-drop/1', '/api/daily-drop-history'],
    ...['/api/user/challenge-progress', '/api/user/streak', '/api/user-progress-stats'],
    ...['/api/growth-journey', '/api/day-review/1', '/api/data-export'],
    ...['check-in', 'eating-habits', 'nourish', 'bible-prayer', 'progress'].map(
      (path) => `/api/${path}/${today}`,
    ),
  ];
}
