import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toActivity } from '../../shared/domain/activity';
import { completedDrops, currentChallengeDay } from '../../shared/domain/challenge-day';
import { addDays } from '../../shared/domain/local-day';
import { currentStreak } from '../../shared/domain/streak';
import { mondayOf } from '../../shared/domain/week';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { listCircles } from '../../sync-server/services/circles/circles';
import { listGuidance } from '../../sync-server/services/circles/guidance';
import { createPokeHub } from '../../sync-server/services/pokes';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { listSuggestions } from '../../sync-server/services/suggestions';
import { openSqliteStore } from '../../sync-server/store/sqlite/open-sqlite-store';
import type { Account, Store } from '../../sync-server/store/store';
import { NO_RULES } from '../../sync-server/store/testing/samples';
import { circleDeps } from '../../sync-server/testing/circle-deps';
import { readMoments } from '../content/read-content';
import { buildBulkEntries, buildSeedRecords } from './build-records';
import { plantCommunity } from './plant-community';
import { plantRecords } from './plant-records';
import { sayTaken } from './say-taken';
import { MOMENTS } from './words';

const today = '2026-03-10';

describe('buildSeedRecords', () => {
  const records = buildSeedRecords(today, 45);

  it('is the same every time', () => {
    expect(buildSeedRecords(today, 45)).toEqual(records);
  });

  it('has 22 drops, all kinds, missed days and a streak that goes on', () => {
    expect(currentChallengeDay(completedDrops(records), today)).toBe(23);
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(7);
    const days = new Set(records.map(({ day }) => day));
    expect(days.size).toBe(41);
    expect(days).not.toContain(addDays(today, -12));
    const streak = currentStreak(records.map(toActivity), { day: today, utcOffsetMinutes: 0 });
    expect(streak).toBe(12);
  });

  it('has sat through moments that there are', () => {
    const moments = readMoments().map(({ id, title, duration }) => ({
      momentId: id,
      title,
      seconds: duration,
    }));
    expect(moments).toEqual(expect.arrayContaining([...MOMENTS]));
  });

  it('has no two records with one id', () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });
});

describe('buildBulkEntries', () => {
  it('makes entries of 500 characters, newest first', () => {
    const entries = buildBulkEntries(today, 1_000);
    expect(entries).toHaveLength(1_000);
    expect(entries.every(({ body }) => String(body.content).length === 500)).toBe(true);
    expect(entries[0]!.day).toBe(today);
  });
});

it('names the address or the username that somebody else has', () => {
  const ruth = { username: 'ruth', email: 'ruth@example.org' };
  expect(sayTaken('EMAIL_TAKEN', ruth)).toContain('ruth@example.org belongs to another account');
  expect(sayTaken('USERNAME_TAKEN', ruth)).toContain('username ruth belongs to another account');
});

describe('planting', () => {
  let store: Store;
  let account: Account;
  const deps = () => ({ store, pokes: createPokeHub(), log: { warn: () => undefined } });

  async function findOrMake(into: Store, username: string): Promise<Account> {
    const found = await into.findAccountByUsername(username);
    if (found) return found;
    const result = await into.createAccount({
      id: username,
      username,
      email: `${username}@example.org`,
      unprovedEmail: null,
      passwordHash: 'none',
      plan: 'premium',
      timeZone: null,
      createdAt: 0,
    });
    if (!result.ok) throw new Error(result.code);
    return result.account;
  }

  beforeEach(async () => {
    const keys = createKeys(Buffer.alloc(32, 3));
    store = openSqliteStore({ file: ':memory:', keys, randomId: () => 'epoch' });
    account = await findOrMake(store, 'miriam');
  });
  afterEach(() => store.close());

  it('gives company once, however often it is run, and prayers and themes of that day', async () => {
    const noon = Date.parse(`${today}T12:00:00Z`);
    for (const [later, day] of [
      [0, today],
      [86_400_000, addDays(today, 1)],
      [7 * 86_400_000, addDays(today, 7)],
    ] as const) {
      await plantCommunity(store, account, findOrMake, { now: noon + later, today: day });
      expect(
        await listCircles(circleDeps(store, 0), { accountId: 'miriam', today: day }),
      ).toMatchObject([
        { role: 'leader', memberCount: 5, openRequests: 3, prayedToday: 4 },
        { role: 'member', memberCount: 3, openRequests: 1, prayedToday: 1 },
      ]);
      const circle = 'kitchen-table-of-miriam';
      const { items, plan } = await listGuidance(circleDeps(store, 0), 'ruth', circle);
      expect(items.map(({ kind, week }) => [kind, week])).toEqual([
        ['prompt', mondayOf(day)],
        ['theme', mondayOf(day)],
        ['note', null],
        ['note', null],
      ]);
      expect(plan).toMatchObject({ plan: 'proverbs-31', startsOn: '2026-03-02' });
    }
    const questions = await listSuggestions(store, { id: 'miriam' }, undefined);
    expect(questions.map(({ votes, status, replies }) => [votes, status, replies])).toEqual([
      [4, 'approved', 2],
      [3, 'pending', 0],
      [1, 'pending', 0],
      [0, 'pending', 0],
    ]);
  });

  it('renews the days the next day and leaves what a device wrote', async () => {
    await plantRecords(deps(), account, buildSeedRecords(today, 45));
    const own = { ...buildBulkEntries(today, 1)[0]!, id: 'own', version: { phone: 1 } };
    await store.applyPush('miriam', [own], NO_RULES);
    const tomorrow = addDays(today, 1);
    await plantRecords(deps(), account, buildSeedRecords(tomorrow, 45));
    const expected = [...buildSeedRecords(tomorrow, 45).map(({ id }) => id), 'own'];
    const stored = (await everyRecord(store, 'miriam')).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(expected.toSorted());
  });
});
