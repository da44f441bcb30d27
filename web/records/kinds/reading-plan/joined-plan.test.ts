import { expect, test } from 'vitest';
import { mergeIn } from '../../../../shared/domain/merge/merge-in';
import { pendingOf, stateOf } from '../../../../shared/domain/merge/testing/records';
import type { ReadingPlanBody } from '../../../../shared/records/reading-plan';
import type { VersionVector } from '../../../../shared/records/record';
import { dateOfDay, joinPlans, nextDay, type PlanRecord, plansInReading } from './joined-plan';

const PACE = { day: 1, on: '2026-03-01' };
let made = 0;

function record(body: Partial<ReadingPlanBody>, updatedAt = 0): PlanRecord {
  made += 1;
  return {
    id: `r${made}`,
    kind: 'reading-plan',
    day: '2026-03-01',
    order: made,
    version: { phone: 1 },
    deleted: false,
    createdAt: made,
    updatedAt,
    utcOffsetMinutes: 0,
    sync: 0,
    body: { plan: 'proverbs-31', read: [], pace: PACE, ...body },
  };
}

function joined(...records: PlanRecord[]) {
  const [plan] = joinPlans(records);
  return plan!;
}

test('N2 two records of a plan are one, with the days of both and the pace that was set last', () => {
  const phone = record({ read: [1, 2], pace: { day: 3, on: '2026-03-05' } }, 1);
  const tablet = record({ read: [2, 7], pace: { day: 5, on: '2026-03-04' } }, 9);
  const plans = joinPlans([tablet, phone]);
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatchObject({
    records: [phone, tablet],
    read: new Set([1, 2, 7]),
    pace: { day: 3, on: '2026-03-05' },
  });
});

test('N2 days that two devices read apart in one record are both read, and a check taken back stays so', () => {
  const state = (version: VersionVector, read: number[]) =>
    stateOf(version, { plan: 'proverbs-31', read, pace: PACE }, { id: 'r', kind: 'reading-plan' });
  const base = state({ s: 1 }, [1, 2]);
  const mine = pendingOf(state({ s: 1, phone: 1 }, [1, 2, 3]), base);
  const theirs = state({ s: 1, tablet: 1 }, [2, 4]);
  const merged = mergeIn(mine, theirs, { deviceId: 'phone', dot: 2 });
  expect(joined(merged.record as PlanRecord).read).toEqual(new Set([2, 3, 4]));
});

test('N2 of two paces set on one day the one of the record that changed later counts', () => {
  const phone = record({ pace: { day: 3, on: '2026-03-05' } }, 1);
  const tablet = record({ pace: { day: 5, on: '2026-03-05' } }, 9);
  expect(joined(phone, tablet).pace.day).toBe(5);
  expect(joined(tablet, phone).pace.day).toBe(5);
});

test('N2 N7 a plan is closed where all of its records are, and is not offered then', () => {
  const closed = record({ closedOn: '2026-03-04' });
  expect(joined(closed, record({ closedOn: null })).closedOn).toBeUndefined();
  expect(plansInReading(joinPlans([closed, record({})]))).toHaveLength(1);
  expect(joined(closed, record({ closedOn: '2026-03-09' })).closedOn).toBe('2026-03-09');
  expect(plansInReading(joinPlans([closed]))).toEqual([]);
});

test('N5 one continues with the first unread day from where they count, then with the first of all', () => {
  const pace = { day: 5, on: '2026-03-05' };
  expect(nextDay(joined(record({ read: [1, 3] })))).toBe(2);
  expect(nextDay(joined(record({ read: [1, 5], pace })))).toBe(6);
  const later = Array.from({ length: 27 }, (_, at) => at + 5);
  expect(nextDay(joined(record({ read: later, pace })))).toBe(1);
});

test('N5 a plan that was read to its end continues nowhere, and days it doesn’t have are none', () => {
  const all = Array.from({ length: 31 }, (_, at) => at + 1);
  const plan = joined(record({ read: [...all, 32] }));
  expect(plan.read.size).toBe(31);
  expect(nextDay(plan)).toBeUndefined();
  expect(plansInReading([plan])).toEqual([]);
});

test('N6 each day of a plan belongs to one day of the calendar, before and after the one that is set', () => {
  const pace = { day: 5, on: '2026-03-01' };
  expect(dateOfDay(pace, 5)).toBe('2026-03-01');
  expect(dateOfDay(pace, 7)).toBe('2026-03-03');
  expect(dateOfDay(pace, 4)).toBe('2026-02-28');
});

test('N9 a plan that this app doesn’t have is left out', () => {
  expect(joinPlans([record({ plan: 'prophets-40' })])).toEqual([]);
});
