import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dailyDropAnswer, dailyDropHistoryAnswer } from '../../shared/api/daily-drop';
import { growthJourneyAnswer } from '../../shared/api/growth-journey';
import { challengeProgressAnswer, progressStatsAnswer } from '../../shared/api/progress';
import { JOURNEY_DAYS } from '../../shared/domain/challenge-day';
import { addDays } from '../../shared/domain/local-day';
import type { RecordState } from '../../shared/records/record';
import { contentOf } from '../testing/content';
import { type Client, NOON, openTestApp, type TestApp, TODAY } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

/** The ninetieth drop was completed today, one a day before it. */
const FIRST = addDays(TODAY, 1 - JOURNEY_DAYS);
const LATER = addDays(TODAY, 10);

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp({ content: contentOf(JOURNEY_DAYS) });
  ruth = await test.person('ruth');
  await push(Array.from({ length: JOURNEY_DAYS }, (_, at) => drop(at + 1, addDays(FIRST, at))));
});
afterEach(() => test.close());

const on = (day: string) => ({ headers: { 'x-local-day': day } });
const get = async (path: string, day = LATER) => (await ruth.call('GET', path, on(day))).body;
const complete = (path: string, reflection: string, day = LATER) =>
  ruth.call('POST', path, { json: { reflection }, ...on(day) });
const progress = async (day: string) =>
  challengeProgressAnswer.parse(await get('/api/user/challenge-progress', day));

function drop(challengeDay: number, day: string): Partial<RecordState> {
  const body = { challengeDay, reflection: `First ${challengeDay}`, audioUrl: null };
  return { id: `drop:${challengeDay}`, kind: 'drop', day, body };
}

function begun(journeys: readonly number[]): Partial<RecordState> {
  return { id: 'preference:person', kind: 'preference', body: { journeys } };
}

/** A push as a phone makes it. */
async function push(changes: readonly Partial<RecordState>[]): Promise<unknown> {
  const rows = changes.map((change) => ({
    ...{ day: TODAY, order: 1, version: { phone: 1 }, deleted: false },
    ...{ createdAt: NOON, updatedAt: NOON, utcOffsetMinutes: 0, body: {} },
    ...change,
  }));
  const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
  const json = { epoch: TEST_EPOCH, rows };
  return (await ruth.call('POST', '/api/sync/v1/push', { json, headers })).body;
}

describe('a complete journey', () => {
  it('J10 stays on day 90, and says that it is complete', async () => {
    for (const day of [TODAY, addDays(TODAY, 1), LATER]) {
      expect(await progress(day)).toMatchObject({ currentChallengeDay: 90, journeyComplete: true });
    }
    expect(await get('/api/daily-drop')).toMatchObject({ isCompleted: true });
  });

  it('J11 nothing but the person begins the next one', async () => {
    expect((await progress(LATER)).currentJourney).toBeUndefined();
    await push([begun([2])]);
    expect(await progress(LATER)).toEqual({
      currentChallengeDay: 1,
      currentStreak: 0,
      currentJourney: 2,
    });
    // On another account nothing was walked: the same choice opens nothing.
    const anna = await test.person('anna');
    const answer = await anna.call('GET', '/api/user/challenge-progress', on(LATER));
    expect(answer.body).toMatchObject({ currentChallengeDay: 1 });
    expect(answer.body).not.toHaveProperty('currentJourney');
  });
});

describe('the second journey', () => {
  beforeEach(() => push([begun([2])]));

  it('J12 completes a drop in a record of its own, and leaves the first as it was', async () => {
    const answer = await complete('/api/daily-drop/17/complete', 'Second 17');
    expect(dailyDropAnswer.parse(answer.body).completion).toMatchObject({
      ...{ id: 'drop:2:17', journey: 2, challengeDay: 17, reflection: 'Second 17' },
    });
    const before = dailyDropAnswer.parse(await get('/api/daily-drop/17?journey=1'));
    expect(before.completion).toMatchObject({ id: 'drop:17', reflection: 'First 17' });
    expect(await get('/api/daily-drop/18')).toMatchObject({ completion: null });
    expect(await get('/api/daily-drop?day=17')).toEqual(answer.body);
    const history = dailyDropHistoryAnswer.parse(await get('/api/daily-drop-history'));
    const again = history.filter(({ journey }) => journey !== undefined);
    expect(again).toMatchObject([{ id: 'drop:2:17', journey: 2 }]);
    expect(history.length).toBeGreaterThan(1);
  });

  it('J12 walks by its own pace, one day a day', async () => {
    await complete('/api/daily-drop/1/complete', 'x', LATER);
    expect((await progress(LATER)).currentChallengeDay).toBe(1);
    expect((await progress(addDays(LATER, 1))).currentChallengeDay).toBe(2);
    expect((await progress(addDays(LATER, 30))).currentChallengeDay).toBe(2);
  });

  it.each(['0', '3', 'two', '1.5', ''])('has no journey %j to be asked for', async (journey) => {
    for (const path of ['/api/daily-drop/17', '/api/daily-drop', '/api/day-review/17']) {
      const answer = await ruth.call('GET', `${path}?journey=${journey}`, on(LATER));
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
  });

  it('J13 keeps what was earned, and counts on', async () => {
    await complete('/api/daily-drop/1/complete', 'x');
    const { milestones, stats } = growthJourneyAnswer.parse(await get('/api/growth-journey'));
    const walked = milestones.filter(({ id }) => id.startsWith('day-'));
    expect(walked.every(({ isCompleted }) => isCompleted)).toBe(true);
    expect(stats.dailyDropsCompleted).toBe(91);
    const figures = progressStatsAnswer.parse(await get('/api/user-progress-stats'));
    expect(figures).toMatchObject({ currentDay: 1, reflectionCount: 91 });
  });

  it('J14 has day reviews of its own', async () => {
    const path = '/api/day-review/1';
    const first = { grateful: 'One', truth: 'Two', tomorrowStep: 'Three' };
    const body = { challengeDay: 1, ...first };
    await push([{ id: 'day-review:1', kind: 'day-review', body }]);
    expect(await get(path)).toEqual({ grateful: '', truth: '', tomorrowStep: '' });
    expect(await get(`${path}?journey=1`)).toEqual(first);
    const second = { grateful: 'New', truth: 'x', tomorrowStep: 'y' };
    await ruth.call('POST', path, { json: second, ...on(LATER) });
    expect(await get(path)).toEqual(second);
    expect(await get(`${path}?journey=1`)).toEqual(first);
  });

  it('P43 refuses a drop that is not what its id says', async () => {
    const body = { challengeDay: 17, reflection: 'x', audioUrl: null };
    const wrong = { id: 'drop:2:17', kind: 'drop', body };
    expect(await push([wrong])).toMatchObject({ rejected: [{ code: 'INVALID_RECORD' }] });
    const right = { ...wrong, body: { ...body, journey: 2 } };
    expect(await push([right])).toMatchObject({ accepted: [{ id: 'drop:2:17' }] });
  });

  it('J11 a third follows once it is complete', async () => {
    const all = Array.from({ length: JOURNEY_DAYS }, (_, at) => ({
      ...drop(at + 1, addDays(LATER, at)),
      ...{ id: `drop:2:${at + 1}`, version: { phone: at + 2 } },
      body: { challengeDay: at + 1, journey: 2, reflection: null, audioUrl: null },
    }));
    await push(all);
    const end = addDays(LATER, JOURNEY_DAYS);
    expect(await progress(end)).toMatchObject({ currentJourney: 2, journeyComplete: true });
    await push([{ ...begun([2, 3]), version: { phone: 2 } }]);
    expect(await progress(end)).toMatchObject({ currentJourney: 3, currentChallengeDay: 1 });
  });
});
