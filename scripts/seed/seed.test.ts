import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toActivity } from '../../shared/domain/activity';
import { completedDrops, currentChallengeDay } from '../../shared/domain/challenge-day';
import { addDays } from '../../shared/domain/local-day';
import { currentStreak } from '../../shared/domain/streak';
import { createPokeHub } from '../../sync-server/services/pokes';
import { createKeys } from '../../sync-server/services/sealing/master-key-keys';
import { openSqliteStore } from '../../sync-server/store/sqlite/open-sqlite-store';
import type { Account, Store } from '../../sync-server/store/store';
import { readMoments } from '../content/read-content';
import { buildBulkEntries, buildSeedRecords } from './build-records';
import { plantRecords } from './plant-records';
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

describe('plantRecords', () => {
  let store: Store;
  let account: Account;
  const deps = () => ({ store, pokes: createPokeHub(), log: { warn: () => undefined } });

  beforeEach(async () => {
    const keys = createKeys(Buffer.alloc(32, 3));
    store = openSqliteStore({ file: ':memory:', keys, randomId: () => 'epoch' });
    const result = await store.createAccount({
      id: 'miriam',
      username: 'miriam',
      email: 'miriam@example.org',
      passwordHash: 'none',
      plan: 'premium',
      timeZone: null,
      createdAt: 0,
    });
    if (!result.ok) throw new Error(result.code);
    account = result.account;
  });
  afterEach(() => store.close());

  it('renews the days the next day and leaves what a device wrote', async () => {
    await plantRecords(deps(), account, buildSeedRecords(today, 45));
    const own = { ...buildBulkEntries(today, 1)[0]!, id: 'own', version: { phone: 1 } };
    await store.applyPush('miriam', [own], { check: () => undefined, entryLimit: 1e9 });
    const tomorrow = addDays(today, 1);
    await plantRecords(deps(), account, buildSeedRecords(tomorrow, 45));
    const expected = [...buildSeedRecords(tomorrow, 45).map(({ id }) => id), 'own'];
    const stored = (await store.exportRecords('miriam')).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(expected.toSorted());
  });
});
