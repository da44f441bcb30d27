import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { biblePrayerAnswer } from '../../shared/api/bible-prayer';
import { checkInAnswer } from '../../shared/api/check-in';
import { dataExport } from '../../shared/api/export';
import { type JournalEntryView, journalAnswer } from '../../shared/api/journal';
import { eatingHabitsAnswer } from '../../shared/api/nourish';
import { challengeProgressAnswer, progressAnswer } from '../../shared/api/progress';
import { subscriptionStatusAnswer } from '../../shared/api/subscription';
import { addDays } from '../../shared/domain/local-day';
import type { RecordState } from '../../shared/records/record';
import { type Client, NOON, openTestApp, type TestApp, TODAY } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

const API = `api-${TEST_EPOCH}`;
let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const get = (path: string, headers = {}) => ruth.call('GET', path, { headers });
const post = (path: string, json: unknown, headers = {}) =>
  ruth.call('POST', path, { json, headers });

/** A push as a phone makes it. */
async function pushFromPhone(change: Partial<RecordState>): Promise<void> {
  const row: RecordState = {
    id: `check-in:${TODAY}`,
    kind: 'check-in',
    day: TODAY,
    order: 1,
    version: { phone: 1 },
    deleted: false,
    createdAt: NOON,
    updatedAt: NOON,
    utcOffsetMinutes: 0,
    body: checkInBody,
    ...change,
  };
  const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
  const answer = await post('/api/sync/v1/push', { epoch: TEST_EPOCH, rows: [row] }, headers);
  expect(answer.body).toMatchObject({ accepted: [{ id: row.id }] });
}

const checkInBody = {
  mood: 'hopeful',
  truthStatement: 'from the phone',
  gratitude1: 'light',
  gratitude2: null,
  gratitude3: null,
};
const checkIn = { date: TODAY, mood: 'peaceful', truthStatement: 'I am held' };

describe('POST /api/check-in', () => {
  it('saves and answers by both names of the truth', async () => {
    const answer = await post('/api/check-in', {
      ...checkIn,
      gratitude1: 'bread',
      gratitude2: null,
    });
    expect(answer.status).toBe(200);
    expect(checkInAnswer.parse(answer.body)).toEqual({
      checkIn: {
        ...checkIn,
        truth: 'I am held',
        gratitude1: 'bread',
        gratitude2: null,
        gratitude3: null,
        gratitude: ['bread'],
      },
    });
    expect((await get(`/api/check-in/${TODAY}`)).body).toEqual(answer.body);
  });

  it('takes all twelve moods and no thirteenth', async () => {
    expect((await post('/api/check-in', { ...checkIn, mood: 'joyful' })).status).toBe(200);
    expect((await post('/api/check-in', { ...checkIn, mood: 'grumpy' })).status).toBe(400);
  });

  it.each([
    { ...checkIn, mood: undefined },
    { ...checkIn, mood: null },
    { ...checkIn, truthStatement: '  ' },
  ])('asks for what is missing in %j', async (json) => {
    expect((await post('/api/check-in', json)).body).toEqual({
      message: 'Please select a mood and enter a truth statement',
      code: 'INVALID_REQUEST',
    });
  });

  it('changes what a phone wrote, leaves what was not named, and descends from it', async () => {
    const keptVersions = [{ hash: 'h', field: 'gratitude1', value: 'kept', updatedAt: 1 }];
    await pushFromPhone({ body: { ...checkInBody, keptVersions, colour: 'gold' } });
    await post('/api/check-in', { ...checkIn, gratitude2: 'rain' });
    const record = await test.store.getRecord(ruth.id, `check-in:${TODAY}`);
    expect(record?.version).toEqual({ phone: 1, [API]: expect.any(Number) });
    expect(record?.body).toEqual({
      ...checkInBody,
      mood: 'peaceful',
      truthStatement: 'I am held',
      gratitude2: 'rain',
      keptVersions,
      colour: 'gold',
    });
  });

  it('P2 gives every state a higher dot, also when the clock goes back', async () => {
    const dots: number[] = [];
    for (const shift of [0, 0, -1e10, 5]) {
      test.clock.now += shift;
      await post('/api/check-in', { ...checkIn, truthStatement: `truth ${shift}` });
      const record = await test.store.getRecord(ruth.id, `check-in:${TODAY}`);
      dots.push(record?.version[API] ?? 0);
    }
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
    expect(new Set(dots).size).toBe(4);
  });

  it('loses no field of many calls at once', async () => {
    const lines = ['gratitude1', 'gratitude2', 'gratitude3'];
    await Promise.all(lines.map((line) => post('/api/check-in', { ...checkIn, [line]: line })));
    const { body } = await get(`/api/check-in/${TODAY}`);
    expect(body).toMatchObject({ checkIn: { gratitude: lines } });
  });

  it('wakes the person’s devices, and a pull brings it to them', async () => {
    const pokes: number[] = [];
    test.pokes.subscribe(ruth.id, (sequence) => pokes.push(sequence));
    await post('/api/check-in', checkIn);
    expect(pokes).toEqual([1]);
    const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
    const pulled = await get('/api/sync/v1/pull?since=0', headers);
    expect(pulled.body).toMatchObject({ rows: [{ id: `check-in:${TODAY}` }], checkpoint: 1 });
  });

  it('refuses a line longer than a line', async () => {
    const gratitude1 = 'x'.repeat(2_001);
    expect((await post('/api/check-in', { ...checkIn, gratitude1 })).status).toBe(400);
  });
});

describe('GET /api/check-in/{date}', () => {
  it('is null where there is none, and after it was deleted elsewhere', async () => {
    expect((await get(`/api/check-in/${TODAY}`)).body).toEqual({ checkIn: null });
    await pushFromPhone({ deleted: true, body: {} });
    expect((await get(`/api/check-in/${TODAY}`)).body).toEqual({ checkIn: null });
  });

  it.each(['2026-02-30', 'today', '..%2F..%2Fetc', '2026-03-10%00'])(
    'A15 refuses %s',
    async (day) => {
      expect((await get(`/api/check-in/${day}`)).status).toBe(400);
    },
  );
});

describe('/api/journal', () => {
  const add = (content: string, headers = {}) =>
    ruth.call<JournalEntryView>('POST', '/api/journal', { json: { content }, headers });
  const list = async () => journalAnswer.parse((await get('/api/journal')).body);

  it('lists newest first with ISO moments', async () => {
    await add('first');
    test.clock.now += 60_000;
    const second = await add('second');
    expect(second).toMatchObject({ status: 201, body: { content: 'second', audioUrl: null } });
    const entries = await list();
    expect(entries.map(({ content }) => content)).toEqual(['second', 'first']);
    expect(entries[0]).toEqual(second.body);
    expect(entries[0]?.createdAt).toBe('2026-03-10T12:01:00.000Z');
  });

  it('A13 takes a recording alone, but only one kept here', async () => {
    const audioUrl = '/api/media/recording-of-ruth-1';
    expect((await post('/api/journal', { audioUrl })).status).toBe(201);
    for (const bad of [
      'javascript:alert(1)//api/media/recording-of-ruth-1',
      'https://evil.example/api/media/recording-of-ruth-1',
      '//evil.example/api/media/recording-of-ruth-1',
      '/api/media/../../recording-of-ruth-1',
      '/api/media/recording-of-ruth-1\n',
      'data:text/html,<script>alert(1)</script>',
    ]) {
      expect((await post('/api/journal', { audioUrl: bad })).status).toBe(400);
    }
  });

  it('takes no empty entry', async () => {
    const message = 'Please enter some content or record audio for your journal entry';
    for (const json of [{}, { content: ' \n ' }, { content: null, audioUrl: null }]) {
      expect((await post('/api/journal', json)).body).toMatchObject({ message });
    }
  });

  it('F10 makes one entry of a request that is repeated under its key', async () => {
    const headers = { 'idempotency-key': 'try-1' };
    const answers = await Promise.all([1, 2, 3].map(() => add('once', headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await list()).toHaveLength(1);
    await add('once', { 'idempotency-key': 'try-2' });
    expect(await list()).toHaveLength(2);
  });

  it('F10 a late repeat neither undoes an edit nor brings a deleted entry back', async () => {
    const headers = { 'idempotency-key': 'try-1' };
    const { body } = await add('once', headers);
    const stored = await test.store.getRecord(ruth.id, body.id);
    await pushFromPhone({
      ...stored,
      version: { ...stored?.version, phone: 1 },
      body: { content: 'edited', audioUrl: null },
    });
    expect((await add('once', headers)).body.content).toBe('edited');
    await ruth.call('DELETE', `/api/journal/${body.id}`);
    expect((await add('once', headers)).status).toBe(409);
    expect(await list()).toEqual([]);
  });

  it('one person’s key says nothing of another’s', async () => {
    const eve = await test.person('eve');
    const headers = { 'idempotency-key': 'same' };
    await add('of ruth', headers);
    const answer = await eve.call('POST', '/api/journal', { json: { content: 'of eve' }, headers });
    expect(answer.body).toMatchObject({ content: 'of eve' });
  });

  it('P28 stops a free person at three entries, with code and sentence', async () => {
    await test.store.setPlan(ruth.id, 'free');
    for (const content of ['one', 'two', 'three']) expect((await add(content)).status).toBe(201);
    const fourth = await add('four');
    expect(fourth).toMatchObject({
      status: 403,
      body: {
        code: 'ENTRY_LIMIT',
        message:
          'You have used your 3 free journal entries. Upgrade to Premium for unlimited entries.',
      },
    });
    const [newest] = await list();
    await ruth.call('DELETE', `/api/journal/${newest?.id}`);
    expect((await add('four')).status).toBe(201);
    await test.store.setPlan(ruth.id, 'trial');
    expect((await add('five')).status).toBe(201);
  });

  it('A27 P45 has no room past the quota: 413 with a sentence, and a deletion makes some', async () => {
    await test.close();
    test = openTestApp({ accountBytes: 2_500 });
    ruth = await test.person('ruth');
    expect((await add('x'.repeat(1_200))).status).toBe(201);
    const refused = await add('y'.repeat(1_200));
    expect(refused).toMatchObject({ status: 413, body: { code: 'RECORD_QUOTA' } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Delete entries') });
    expect(await post('/api/check-in', { ...checkIn, gratitude1: 'z'.repeat(900) })).toMatchObject({
      status: 413,
      body: { code: 'RECORD_QUOTA' },
    });
    const [first] = await list();
    expect((await ruth.call('DELETE', `/api/journal/${first?.id}`)).status).toBe(204);
    expect((await add('y'.repeat(1_200))).status).toBe(201);
  });

  it('P9 a deletion empties the body and stays known to devices', async () => {
    const { body } = await add('to be gone');
    expect((await ruth.call('DELETE', `/api/journal/${body.id}`)).status).toBe(204);
    const record = await test.store.getRecord(ruth.id, body.id);
    expect(record).toMatchObject({ deleted: true, body: {} });
    expect((await ruth.call('DELETE', `/api/journal/${body.id}`)).status).toBe(404);
  });

  it('deletes nothing that is no journal entry', async () => {
    await post('/api/check-in', checkIn);
    expect((await ruth.call('DELETE', `/api/journal/check-in:${TODAY}`)).status).toBe(404);
    expect((await get(`/api/check-in/${TODAY}`)).body).toMatchObject({ checkIn: { date: TODAY } });
  });
});

describe('/api/eating-habits/{date} and /api/nourish/{date}', () => {
  const path = `/api/eating-habits/${TODAY}`;
  const habits = {
    waterIntake: 6,
    mindfulEating: true,
    gratefulForFood: true,
    balancedMeals: 2,
    emotionalEating: null,
    energyLevel: 'high',
    reflection: 'soup and bread',
  };

  it('saves and answers by both addresses', async () => {
    const saved = await post(path, habits);
    expect(eatingHabitsAnswer.parse(saved.body)).toEqual({ habits: { date: TODAY, ...habits } });
    expect((await get(path)).body).toEqual(saved.body);
    expect((await get(`/api/nourish/${TODAY}`)).body).toEqual(saved.body);
    expect((await get('/api/nourish/2026-03-09')).body).toEqual({ habits: null });
  });

  it('M8 writes a number as the difference, so that no other device’s glasses are undone', async () => {
    await pushFromPhone({
      id: `nourish-day:${TODAY}`,
      kind: 'nourish-day',
      body: { ...habits, waterIntake: { phone: 3 }, balancedMeals: { phone: 1 } },
    });
    expect((await post(path, { waterIntake: 5 })).body).toMatchObject({
      habits: { waterIntake: 5, balancedMeals: 1, reflection: 'soup and bread' },
    });
    const record = await test.store.getRecord(ruth.id, `nourish-day:${TODAY}`);
    expect(record?.body.waterIntake).toEqual({ phone: 3, [API]: 2 });
    await post(path, { waterIntake: 0 });
    expect((await get(path)).body).toMatchObject({ habits: { waterIntake: 0 } });
  });

  it('J9 keeps a day on which nothing is noted, and lights nothing by it', async () => {
    await post(path, {});
    expect((await get(path)).body).toMatchObject({ habits: { waterIntake: 0, reflection: null } });
    expect((await get(`/api/progress/${TODAY}`)).body).toMatchObject({ nourish: false });
    expect((await get('/api/user/streak')).body).toEqual({ currentStreak: 0 });
    await post(path, { waterIntake: 1 });
    expect((await get(`/api/progress/${TODAY}`)).body).toMatchObject({ nourish: true });
    expect((await get('/api/user/streak')).body).toEqual({ currentStreak: 1 });
  });

  it.each([
    { waterIntake: -1 },
    { waterIntake: 1.5 },
    { energyLevel: 'wild' },
    { balancedMeals: '2' },
  ])('refuses %j', async (json) => {
    expect((await post(path, json)).status).toBe(400);
  });
});

describe('/api/bible-prayer/{date}', () => {
  const path = `/api/bible-prayer/${TODAY}`;
  const entry = {
    bibleReading: true,
    biblePassage: 'Psalm 23',
    readingDuration: 15,
    prayer: null,
    prayerDuration: null,
    prayerTypes: ['worship', 'petition'],
    reflection: null,
  };

  it('saves, and keeps what a later call leaves out', async () => {
    const saved = await post(path, entry);
    expect(biblePrayerAnswer.parse(saved.body)).toEqual({ entry: { date: TODAY, ...entry } });
    await post(path, { prayer: false });
    expect((await get(path)).body).toEqual({ entry: { date: TODAY, ...entry, prayer: false } });
  });

  it.each([{ prayerTypes: ['dance'] }, { readingDuration: -5 }, { bibleReading: 'yes' }])(
    'refuses %j',
    async (json) => {
      expect((await post(path, json)).status).toBe(400);
    },
  );
});

describe('GET /api/progress/{date}', () => {
  it('shows the five flags of that day', async () => {
    await post('/api/check-in', checkIn);
    await post('/api/journal', { content: 'x' }, { 'x-local-day': addDays(TODAY, -1) });
    expect(progressAnswer.parse((await get(`/api/progress/${TODAY}`)).body)).toEqual({
      dailyDrop: false,
      checkIn: true,
      journal: false,
      nourish: false,
      bibleAndPrayer: false,
    });
    const before = await get(`/api/progress/${addDays(TODAY, -1)}`);
    expect(before.body).toMatchObject({ journal: true, checkIn: false });
  });
});

describe('GET /api/user/challenge-progress and /api/user/streak', () => {
  async function completeDrop(challengeDay: number, day: string): Promise<void> {
    await pushFromPhone({
      id: `drop:${challengeDay}`,
      kind: 'drop',
      day,
      body: { challengeDay, reflection: null, audioUrl: null },
    });
  }
  const progress = async (headers = {}) =>
    challengeProgressAnswer.parse((await get('/api/user/challenge-progress', headers)).body);

  it('begin at day 1 and 0', async () => {
    expect(await progress()).toEqual({ currentChallengeDay: 1, currentStreak: 0 });
    expect((await get('/api/user/streak')).body).toEqual({ currentStreak: 0 });
  });

  it('stay on the day completed today and move on tomorrow', async () => {
    await completeDrop(1, addDays(TODAY, -1));
    await completeDrop(2, TODAY);
    expect(await progress()).toEqual({ currentChallengeDay: 2, currentStreak: 2 });
    expect(await progress({ 'x-local-day': addDays(TODAY, 1) })).toEqual({
      currentChallengeDay: 3,
      currentStreak: 2,
    });
  });

  it('J3 J4 keep what was completed ahead, and let each drop count on its day', async () => {
    for (let day = 1; day <= 12; day += 1) await completeDrop(day, TODAY);
    const drops = await test.store.findMarks(
      ruth.id,
      Array.from({ length: 12 }, (_, at) => `drop:${at + 1}`),
    );
    expect(drops).toHaveLength(12);
    const days = await Promise.all(
      [0, 1, 5, 11, 12, 20].map(async (later) => {
        const asked = await progress({ 'x-local-day': addDays(TODAY, later) });
        return asked.currentChallengeDay;
      }),
    );
    expect(days).toEqual([1, 2, 6, 12, 13, 13]);
  });

  it('count a streak much longer than the first days that are read', async () => {
    for (let back = 0; back < 100; back += 1) {
      const day = addDays(TODAY, -back);
      await pushFromPhone({ id: `check-in:${day}`, day });
    }
    expect((await get('/api/user/streak')).body).toEqual({ currentStreak: 100 });
  });

  it('take today from X-Local-Day, else the last reported zone, else UTC', async () => {
    await completeDrop(1, TODAY);
    expect((await progress()).currentChallengeDay).toBe(1);
    const kiritimati = { 'x-time-zone': 'Pacific/Kiritimati' };
    expect((await progress(kiritimati)).currentChallengeDay).toBe(2);
    expect((await progress()).currentChallengeDay).toBe(2);
    expect((await progress({ 'x-local-day': TODAY })).currentChallengeDay).toBe(1);
    expect((await progress({ 'x-time-zone': 'Mars/Base' })).currentChallengeDay).toBe(2);
    expect((await get('/api/user/streak', { 'x-local-day': 'x' })).status).toBe(400);
  });
});

describe('GET /api/data-export', () => {
  it('holds everything in plain fields, as a dated file', async () => {
    await post('/api/check-in', checkIn);
    await post('/api/journal', { content: 'my words' });
    await post(`/api/eating-habits/${TODAY}`, { waterIntake: 4 });
    const answer = await get('/api/data-export');
    const file = dataExport.parse(answer.body);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="choose-wholeness-2026-03-10.json"',
    );
    expect(file.account.username).toBe('ruth');
    expect(file.records['check-in']).toHaveLength(1);
    expect(file.records['journal-entry']?.[0]).toMatchObject({ content: 'my words' });
    expect(file.records['nourish-day']?.[0]).toMatchObject({ waterIntake: 4 });
    expect(JSON.stringify(answer.body)).not.toMatch(/passwordHash|argon2|token/);
  });
});

describe('GET /api/subscription-status', () => {
  it.each([
    ['free', { status: 'inactive', hasActiveSubscription: false }],
    ['trial', { status: 'trialing', hasActiveSubscription: true }],
    ['premium', { status: 'active', hasActiveSubscription: true }],
  ] as const)('shows %s', async (plan, expected) => {
    await test.store.setPlan(ruth.id, plan);
    const { body } = await get('/api/subscription-status');
    expect(subscriptionStatusAnswer.parse(body)).toMatchObject(expected);
  });
});
