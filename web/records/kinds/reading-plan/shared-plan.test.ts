import { afterEach, expect, test } from 'vitest';
import { findPlan, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import { toState } from '../../../../shared/domain/merge/states';
import { PREFERENCE_ID, preference } from '../../../../shared/records/preference';
import { readingPlan } from '../../../../shared/records/reading-plan';
import { todayHere } from '../../../platform/today';
import { leaveCirclePlan } from '../../react/leave-circle-plan';
import { createIndexedDbDisk } from '../../testing/disk';
import { closeTabs, openTab, type Tab } from '../../testing/open-tab';
import { beginPlan, closePlan, markDay, readAlong } from './change-plan';
import { type JoinedPlan, joinPlans, type PlanRecord } from './joined-plan';
import { isForHome, sharedPlanOf } from './shared-plan';

const REST = findPlan('rest-7') as ReadingPlan;
const EPOCH = 'epoch-1';
/** Of a circle: its seven days end on March 8. */
const GIVEN = { id: 'given-1', plan: 'rest-7', startsOn: '2026-03-02' };

afterEach(closeTabs);

async function device(name: string): Promise<Tab> {
  const tab = await openTab(createIndexedDbDisk(), { name });
  await tab.replica.enterEpoch(EPOCH);
  return tab;
}

async function begunOn({ records }: Pick<Tab, 'records'>): Promise<JoinedPlan[]> {
  const kept = await records.readDays(readingPlan, '0000-01-01', '9999-12-31');
  return joinPlans(kept as PlanRecord[]);
}

test('W14 to read along begins the plan on the circle’s first day, as a record that names no circle', async () => {
  const { records } = await device('phone');
  expect(await readAlong(records, { plan: REST, records: [] }, GIVEN.startsOn)).toBe(true);
  const [joined] = await begunOn({ records });
  expect(joined?.pace).toEqual({ day: 1, on: GIVEN.startsOn });
  const [record] = joined?.records ?? [];
  expect(record?.body).toEqual({
    plan: 'rest-7',
    read: [],
    pace: { day: 1, on: GIVEN.startsOn },
  });
  expect(record?.day).toBe(todayHere());
});

test('W14 a plan that was closed is opened again, and keeps what was read', async () => {
  const { records } = await device('phone');
  await beginPlan(records, REST);
  await markDay(records, (await begunOn({ records }))[0]!, 2);
  await closePlan(records, (await begunOn({ records }))[0]!, true);
  const [closed] = await begunOn({ records });
  expect(sharedPlanOf(GIVEN, [closed!], [])?.standing).toBe('offered');
  await readAlong(records, closed!, GIVEN.startsOn);
  const [opened] = await begunOn({ records });
  expect(opened).toMatchObject({ closedOn: undefined, pace: { day: 1, on: GIVEN.startsOn } });
  expect(opened?.read).toEqual(new Set([2]));
  expect(opened?.records).toHaveLength(1);
});

test('W14 who reads the plan already is told so, wherever they began it', async () => {
  const { records } = await device('phone');
  await beginPlan(records, REST);
  const begun = await begunOn({ records });
  expect(sharedPlanOf(GIVEN, begun, [])?.standing).toBe('reading');
  expect(sharedPlanOf(GIVEN, begun, ['given-1'])?.standing).toBe('reading');
  const read = new Set(REST.days.map((_, at) => at + 1));
  expect(sharedPlanOf(GIVEN, [{ ...begun[0]!, read }], [])?.standing).toBe('read');
  expect(sharedPlanOf({ ...GIVEN, plan: 'of-a-newer-app' }, begun, [])).toBeUndefined();
});

test('W15 “Not for me” holds on every device, beside what another device left, and for this plan alone', async () => {
  const [phone, tablet] = [await device('phone'), await device('tablet')];
  expect(await leaveCirclePlan(phone.records, 'given-1')).toBe(true);
  await leaveCirclePlan(phone.records, 'given-1');
  await leaveCirclePlan(tablet.records, 'given-9');
  const kept = await phone.records.find(preference, PREFERENCE_ID);
  await tablet.replica.mergeIn(EPOCH, [toState(kept!)]);
  const body = (await tablet.records.find(preference, PREFERENCE_ID))?.body;
  const left = body?.leftCirclePlans ?? [];
  expect(left.toSorted()).toEqual(['given-1', 'given-9']);
  expect(sharedPlanOf(GIVEN, [], left)?.standing).toBe('left');
  expect(sharedPlanOf({ ...GIVEN, id: 'given-2' }, [], left)?.standing).toBe('offered');
});

test('W15 Home shows a plan until its last day is over, and not to who left it or has read it', () => {
  const offered = sharedPlanOf(GIVEN, [], [])!;
  expect(isForHome(offered, '2026-02-27')).toBe(true);
  expect(isForHome(offered, '2026-03-08')).toBe(true);
  expect(isForHome(offered, '2026-03-09')).toBe(false);
  expect(isForHome({ ...offered, standing: 'reading' }, '2026-03-08')).toBe(true);
  for (const standing of ['left', 'read'] as const)
    expect(isForHome({ ...offered, standing }, '2026-03-08')).toBe(false);
});
