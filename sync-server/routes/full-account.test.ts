import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readExport } from '../../shared/api/read-export';
import { addDays } from '../../shared/domain/local-day';
import type { RecordState } from '../../shared/records/record';
import { MOST_POSTS, POSTS } from '../middleware/limit-posts';
import { RATE_RULES } from '../middleware/rate-rules';
import type { Store } from '../store/store';
import { NO_RULES, sampleRecord } from '../store/testing/samples';
import { type Answer, type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
/** Bytes of bodies that were read between two turns of everybody else. */
let readAtOnce: number[];

beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  readAtOnce = [0];
});
afterEach(() => test.close());

const LONG = 'x'.repeat(900_000);

/** Check-ins of so many days in a row, each as long as a record may be. */
async function fill(days: number): Promise<void> {
  const body = { mood: 'peaceful', truthStatement: 'held', gratitude1: null, gratitude2: null };
  for (let back = 0; back < days; back += 1) {
    const record = sampleRecord({
      id: `check-in-${back}`,
      kind: 'check-in',
      day: addDays(TODAY, -back),
      body: { ...body, gratitude3: null, more: LONG },
    });
    await test.store.applyPush(ruth.id, [record], NO_RULES);
  }
}

/** An app over the same store that notes how much is read before others have their turn. */
function watched(): void {
  const { store } = test;
  const readPage: Store['readPage'] = async (...asked) => {
    const page = await store.readPage(...asked);
    readAtOnce[0] = (readAtOnce[0] ?? 0) + JSON.stringify(page.rows).length;
    setImmediate(() => readAtOnce.unshift(0));
    return page;
  };
  test = openTestApp({ store: { ...store, readPage } });
  const own = test.store.close;
  test = { ...test, store, close: async () => void (await Promise.all([own(), store.close()])) };
}

describe('an account at its quota', () => {
  it.each([
    ['/api/user/streak', { currentStreak: 12 }],
    ['/api/user/challenge-progress', { currentChallengeDay: 1, currentStreak: 12 }],
    ['/api/user-progress-stats', { streak: 12 }],
    ['/api/growth-journey', { stats: { daysActive: 12 } }],
    [`/api/progress/${TODAY}`, { checkIn: true }],
  ])('A27 %s reads a page at a time, and others have their turn in between', async (path, body) => {
    await fill(12);
    watched();
    ruth = { ...ruth, call: test.visitor.call };
    const headers = { cookie: 'session=token-of-ruth', 'x-user-id': ruth.id };
    expect(await ruth.call('GET', path, { headers })).toMatchObject({ status: 200, body });
    expect(Math.max(...readAtOnce)).toBeLessThan(2_000_000);
  });

  it('A27 asked for much at once, it is read for one answer at a time', async () => {
    await fill(6);
    watched();
    const headers = { cookie: 'session=token-of-ruth', 'x-user-id': ruth.id };
    const paths = ['/api/user/streak', '/api/growth-journey', '/api/user-progress-stats'];
    const all = paths.flatMap((path) => [path, path]);
    const answers = await Promise.all(
      all.map((path) => test.visitor.call('GET', path, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(Math.max(...readAtOnce)).toBeLessThan(2_000_000);
  });

  it('A27 counts a journey of any length', async () => {
    const entries = Array.from({ length: 500 }, (_, index) =>
      sampleRecord({ id: `entry-${index}`, kind: 'journal-entry' }),
    );
    for (let years = 0; years < 40; years += 1) {
      const rows = entries.map((entry, index) => ({
        ...entry,
        id: `${years}-${index}`,
        day: addDays(TODAY, -(years * 500 + index)),
      }));
      await test.store.applyPush(ruth.id, rows, NO_RULES);
    }
    expect((await ruth.call('GET', '/api/growth-journey')).body).toMatchObject({
      stats: { daysActive: 20_000, journalEntries: 20_000 },
    });
    // Longer than anybody lives to count: a window of 42 years is the last that is read.
    const { body } = await ruth.call('GET', '/api/user/streak');
    expect(body.currentStreak).toBeGreaterThan(15_000);
  });

  it('A27 lists the journal in pages no longer than a pull, each naming the next', async () => {
    const entries = Array.from({ length: 9 }, (_, index) =>
      sampleRecord({
        id: `entry ${index}`,
        order: index,
        body: { content: `words ${index}`, audioUrl: null, more: LONG },
      }),
    );
    for (const entry of entries) await test.store.applyPush(ruth.id, [entry], NO_RULES);
    const seen: string[] = [];
    let path: string | undefined = '/api/journal';
    let pages = 0;
    while (path) {
      const answer: Answer<{ id: string }[]> = await ruth.call('GET', path);
      seen.push(...answer.body.map(({ id }) => id));
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      pages += 1;
    }
    expect(seen).toEqual(entries.map(({ id }) => id));
    expect(pages).toBe(3);
    expect(await ruth.call('GET', '/api/journal?after=unknown')).toMatchObject({ status: 400 });
  });

  it('A27 lists a journal of ordinary length as a whole', async () => {
    await test.store.applyPush(ruth.id, [sampleRecord()], NO_RULES);
    const answer = await ruth.call('GET', '/api/journal');
    expect([answer.headers.get('link'), answer.body]).toMatchObject([null, [{ id: 'entry-1' }]]);
  });
});

describe('the export', () => {
  it('A27 holds a full account, and an import takes it', async () => {
    const rows = (number: number): RecordState =>
      sampleRecord({ id: `${number}`, kind: 'of-tomorrow', body: { more: LONG } });
    for (let number = 0; number < 20; number += 1) {
      await test.store.applyPush(ruth.id, [rows(number)], NO_RULES);
    }
    const answer = await ruth.call('GET', '/api/data-export');
    expect(answer.status).toBe(200);
    expect(readExport(JSON.stringify(answer.body))).toMatchObject({
      ok: true,
      value: { states: { length: 20 }, unreadable: 0 },
    });
  });

  it('A27 is made five times an hour, then it says when again', async () => {
    const asked = async () => (await ruth.call('GET', '/api/data-export')).status;
    for (let count = 0; count < RATE_RULES.exportsPerAccount.burst; count += 1) {
      expect(await asked()).toBe(200);
    }
    const refused = await ruth.call('GET', '/api/data-export');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(720);
    const eve = await test.person('eve');
    expect((await eve.call('GET', '/api/data-export')).status).toBe(200);
    test.clock.now += 720_000;
    expect(await asked()).toBe(200);
  });

  it('A27 ends for who is gone, and does not go on reading', async () => {
    await fill(6);
    const request = new Request('http://localhost/api/data-export', {
      headers: { cookie: ruth.cookie ?? '', 'x-user-id': ruth.id },
    });
    const response = await test.app.fetch(request);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await ruth.call('GET', '/api/data-export')).status).toBe(200);
  });

  it('A27 is cut short, and no import takes it, where it takes too long', async () => {
    await test.close();
    const ticks: (() => void)[] = [];
    test = openTestApp({
      startInterval: (_, tick) => {
        ticks.push(tick);
        return () => undefined;
      },
    });
    ruth = await test.person('ruth');
    await fill(3);
    const request = new Request('http://localhost/api/data-export', {
      headers: { cookie: ruth.cookie ?? '', 'x-user-id': ruth.id },
    });
    const reader = (await test.app.fetch(request)).body?.getReader();
    const first = await reader?.read();
    for (const tick of ticks) tick();
    await expect(reader?.read()).rejects.toThrow('too long');
    expect(readExport(new TextDecoder().decode(first?.value))).toMatchObject({ ok: false });
  });
});

it('A27 what is told and asked beside records is bounded for each person, and can be made room for', async () => {
  const said = { category: 'bug_report', rating: null, subject: 'a', message: 'b' } as const;
  const adds = Array.from({ length: MOST_POSTS - 1 }, (_, index) =>
    test.store.addFeedback(ruth.id, {
      ...said,
      id: `said-${index}`,
      status: 'pending',
      submittedAt: index,
    }),
  );
  await Promise.all(adds);
  const circle = { name: 'Morning', description: '' };
  const made = await ruth.call<{ id: string }>('POST', '/api/prayer-groups', { json: circle });
  expect(made.status).toBe(201);
  for (const path of POSTS) {
    const refused = await ruth.call('POST', path.replace(':id', made.body.id), { json: said });
    expect([path, refused.status, refused.body.code]).toEqual([path, 413, 'POST_QUOTA']);
  }
  expect((await ruth.call('GET', '/api/feedback')).status).toBe(200);
  await ruth.call('DELETE', `/api/prayer-groups/${made.body.id}`);
  expect((await ruth.call('POST', '/api/feedback', { json: said })).status).toBe(201);
});
