import { afterEach, expect, test } from 'vitest';
import { findPlan, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import { biblePrayerDay } from '../../../../shared/records/bible-prayer-day';
import { readingPlan } from '../../../../shared/records/reading-plan';
import { todayHere } from '../../../platform/today';
import { LocalStoreError, type Records } from '../../contract';
import { removeSeen } from '../../remove-seen';
import { createIndexedDbDisk } from '../../testing/disk';
import { closeTabs, openTab } from '../../testing/open-tab';
import { beginAgain, beginPlan, closePlan, countFrom, markDay, unmarkDay } from './change-plan';
import { type JoinedPlan, joinPlans, nextDay, type PlanRecord } from './joined-plan';

const PSALMS = findPlan('psalms-60') as ReadingPlan;

afterEach(closeTabs);

async function openRecords(): Promise<Records> {
  return (await openTab(createIndexedDbDisk(), { name: 'phone' })).records;
}

async function recordsOf(records: Records): Promise<PlanRecord[]> {
  return (await records.readDays(readingPlan, '0000-01-01', '9999-12-31')) as PlanRecord[];
}

/** The plan as it stands on the disk. */
async function kept(records: Records): Promise<JoinedPlan> {
  const [plan] = joinPlans(await recordsOf(records));
  return plan!;
}

test('N3 N9 a plan begins at its first day, under an id that says nothing, with no day read', async () => {
  const records = await openRecords();
  expect(await beginPlan(records, PSALMS)).toBe(true);
  const plan = await kept(records);
  expect(plan).toMatchObject({ read: new Set(), pace: { day: 1, on: todayHere() } });
  expect(nextDay(plan)).toBe(1);
  expect(plan.records[0]?.id).not.toMatch(/psalm|plan/i);
});

test('N3 a day is checked off, and no more after it was taken back, in every record that has it', async () => {
  const records = await openRecords();
  await beginPlan(records, PSALMS);
  await markDay(records, await kept(records), 2);
  // Another device began the same plan, and read the same day.
  await markDay(records, { plan: PSALMS, records: [] }, 2);
  await markDay(records, await kept(records), 3);
  expect((await kept(records)).read).toEqual(new Set([2, 3]));
  expect(await recordsOf(records)).toHaveLength(2);
  await unmarkDay(records, await kept(records), 2);
  expect((await kept(records)).read).toEqual(new Set([3]));
});

test('N4 what was read stands in Bible & Prayer of today, and stays there when the check is taken back', async () => {
  const records = await openRecords();
  await beginPlan(records, PSALMS);
  await markDay(records, await kept(records), 2);
  await unmarkDay(records, await kept(records), 2);
  await markDay(records, await kept(records), 2);
  await markDay(records, await kept(records), 6);
  const id = biblePrayerDay.idFor(todayHere());
  expect((await records.find(biblePrayerDay, id))?.body).toMatchObject({
    bibleReading: true,
    biblePassage: 'Psalm 5; Psalm 6; Psalm 7; Psalm 18',
    readingDuration: null,
  });
});

test('N6 to start again from a day makes it today’s in every record, and unreads nothing', async () => {
  const records = await openRecords();
  await markDay(records, { plan: PSALMS, records: [] }, 1);
  await markDay(records, { plan: PSALMS, records: [] }, 30);
  await countFrom(records, await kept(records), 20);
  const all = await recordsOf(records);
  expect(all.map(({ body }) => body.pace)).toEqual(Array(2).fill({ day: 20, on: todayHere() }));
  expect((await kept(records)).read).toEqual(new Set([1, 30]));
  expect(nextDay(await kept(records))).toBe(20);
});

test('N7 a plan is closed and opened again with all its days, and begun again without them', async () => {
  const records = await openRecords();
  await markDay(records, { plan: PSALMS, records: [] }, 1);
  await markDay(records, { plan: PSALMS, records: [] }, 2);
  await closePlan(records, await kept(records), true);
  expect(await kept(records)).toMatchObject({ closedOn: todayHere(), read: new Set([1, 2]) });
  await closePlan(records, await kept(records), false);
  expect((await kept(records)).closedOn).toBeUndefined();
  await beginAgain(records, await kept(records));
  expect((await kept(records)).read.size).toBe(0);
});

test('N10 a plan is deleted with every record that was seen, and Bible & Prayer stays', async () => {
  const records = await openRecords();
  await markDay(records, { plan: PSALMS, records: [] }, 1);
  await markDay(records, { plan: PSALMS, records: [] }, 2);
  const seen = await kept(records);
  await markDay(records, { plan: PSALMS, records: [] }, 3);
  expect(await removeSeen(records, seen.records)).toEqual({ ok: true, value: undefined });
  expect((await kept(records)).read).toEqual(new Set([3]));
  const id = biblePrayerDay.idFor(todayHere());
  expect((await records.find(biblePrayerDay, id))?.body.bibleReading).toBe(true);
});

test('N10 a record that is newer than what was seen stays, and the person is told', async () => {
  const records = await openRecords();
  await markDay(records, { plan: PSALMS, records: [] }, 1);
  const seen = await kept(records);
  await markDay(records, seen, 2);
  expect(await removeSeen(records, seen.records)).toMatchObject({ ok: false });
  expect((await kept(records)).read).toEqual(new Set([1, 2]));
});

test('N3 where the device can’t save, a press says so and nothing is read', async () => {
  const records = await openRecords();
  const full = {
    find: records.find,
    save: () => Promise.reject(new LocalStoreError('QUOTA_EXCEEDED', undefined)),
  };
  expect(await markDay(full, { plan: PSALMS, records: [] }, 1)).toBe(false);
  expect(await recordsOf(records)).toEqual([]);
});
