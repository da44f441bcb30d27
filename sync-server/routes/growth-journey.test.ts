import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INCOMPLETE_DAY_REVIEW } from '../../shared/api/day-review';
import { growthJourneyAnswer } from '../../shared/api/growth-journey';
import { challengeProgressAnswer, progressStatsAnswer } from '../../shared/api/progress';
import { growthJourney } from '../../shared/domain/growth';
import { journeyFacts, toChronicle } from '../../shared/domain/journey-facts';
import { completedCount, dailyProgress } from '../../shared/domain/progress';
import type { RecordState } from '../../shared/records/record';
import { ACHIEVEMENT_SAMPLES } from '../../shared/testing/achievement-samples';
import { type Plan, plans, travel } from '../../shared/testing/journeys';
import { seededRandom } from '../../shared/testing/random';
import type { Traveller } from '../../shared/testing/traveller';
import { type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

let test: TestApp;
beforeEach(() => {
  test = openTestApp();
});
afterEach(() => test.close());

let people = 0;
const somebody = () => {
  people += 1;
  return test.person(`person-${people}`);
};

/** Sends states as a device would. The answer does not matter: what is older than what is there stays out. */
async function push(person: Client, rows: readonly RecordState[]): Promise<void> {
  const headers = { 'x-user-id': person.id, 'x-sync-protocol': '1' };
  const json = { epoch: await test.store.readEpoch(), rows };
  const answer = await person.call('POST', '/api/sync/v1/push', { json, headers });
  expect(answer.status).toBe(200);
}

/** A person of the server whose records are the traveller's, and who asks from where the traveller is. */
async function follow(traveller: Traveller, rows = traveller.records) {
  const person = await somebody();
  await push(person, rows);
  test.clock.now = traveller.now;
  const headers = { 'x-time-zone': traveller.zone };
  return async (path: string) => (await person.call('GET', path, { headers })).body;
}

function factsOf({ records, today }: Traveller) {
  const { activities, drops } = toChronicle(records);
  return { ...journeyFacts(activities, drops, today), activities };
}

const day = { does: [], edits: 0, deletes: false };
const flight = { waitHours: 1, flightHours: 4 };
/** Lands where it is still the day before, having written on what is now tomorrow's date. */
const backToYesterday: Plan = {
  start: '2026-06-01',
  legs: [
    { zone: 'Pacific/Auckland', days: [day, day], ...flight },
    { zone: 'Pacific/Pago_Pago', days: [], ...flight },
  ],
};

describe('the calls of the journey', () => {
  it('J1 answer as the rules on the device do, wherever the person is and in whatever order words came', async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.nat(), async (plan, seed) => {
        const { chance } = seededRandom(seed);
        const traveller = travel(plan, () => undefined);
        // Older states arrive after newer ones, some never.
        const late = traveller.history.filter(() => chance(0.5));
        const get = await follow(traveller, [...traveller.history.toReversed(), ...late]);
        const facts = factsOf(traveller);
        const completedToday = completedCount(dailyProgress(facts.activities, traveller.today.day));
        expect(challengeProgressAnswer.parse(await get('/api/user/challenge-progress'))).toEqual({
          currentChallengeDay: facts.challengeDay,
          currentStreak: facts.currentStreak,
        });
        expect(await get('/api/user/streak')).toEqual({ currentStreak: facts.currentStreak });
        expect(progressStatsAnswer.parse(await get('/api/user-progress-stats'))).toEqual({
          currentDay: facts.challengeDay,
          completedToday,
          totalActivities: 5,
          streak: facts.currentStreak,
          reflectionCount: facts.completedDrops,
        });
        expect(growthJourneyAnswer.parse(await get('/api/growth-journey'))).toEqual(
          growthJourney(traveller.records, traveller.today),
        );
      }),
      { numRuns: 10, examples: [[backToYesterday, 0]] },
    );
  });

  it.each(ACHIEVEMENT_SAMPLES)('tell of $title at its threshold and not before', async (sample) => {
    const { title, short, there } = sample;
    for (const traveller of [...short, there]) {
      const get = await follow(traveller);
      const { recentAchievements } = growthJourneyAnswer.parse(await get('/api/growth-journey'));
      const told = recentAchievements.find((achievement) => achievement.title === title);
      expect(told?.completedAt).toBe(traveller === there ? there.today.day : undefined);
      const { recentAchievements: here } = growthJourney(traveller.records, traveller.today);
      expect(recentAchievements).toEqual(here);
    }
  });
});

describe('GET and POST /api/day-review/{day}', () => {
  const review = { grateful: 'bread', truth: 'I was kept', tomorrowStep: 'rest' };
  const NONE = { grateful: '', truth: '', tomorrowStep: '' };

  it('keep one review for each day of the journey', async () => {
    const ruth = await somebody();
    expect((await ruth.call('GET', '/api/day-review/3')).body).toEqual(NONE);
    const saved = await ruth.call('POST', '/api/day-review/3', { json: review });
    expect(saved).toMatchObject({ status: 200, body: review });
    expect((await ruth.call('GET', '/api/day-review/3')).body).toEqual(review);
    expect((await ruth.call('GET', '/api/day-review/4')).body).toEqual(NONE);
    const again = { ...review, truth: 'still kept' };
    await ruth.call('POST', '/api/day-review/3', { json: again });
    expect((await ruth.call('GET', '/api/day-review/3')).body).toEqual(again);
    expect(await test.store.getRecord(ruth.id, 'day-review:3')).toMatchObject({
      day: TODAY,
      body: { ...again, challengeDay: 3 },
    });
  });

  it.each(['grateful', 'truth', 'tomorrowStep'])('need words in %s', async (field) => {
    const ruth = await somebody();
    const json = { ...review, [field]: ' \n' };
    expect(await ruth.call('POST', '/api/day-review/3', { json })).toMatchObject({
      status: 400,
      body: { message: INCOMPLETE_DAY_REVIEW, code: 'INVALID_REQUEST' },
    });
    expect((await ruth.call('GET', '/api/day-review/3')).body).toEqual(NONE);
  });

  it.each(['0', '91', 'today', '1.5'])('know no day %s', async (day) => {
    const ruth = await somebody();
    const path = `/api/day-review/${day}`;
    expect((await ruth.call('GET', path)).status).toBe(400);
    expect((await ruth.call('POST', path, { json: review })).status).toBe(400);
  });
});
