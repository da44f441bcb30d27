import { expect, test } from 'vitest';
import { findPlan, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import type { JoinedPlan } from '../../../records/kinds/reading-plan/joined-plan';
import { mayCountFrom, planInView } from './plan-in-view';
import { sayDate, sayProgress } from './say-plan';

const plan = findPlan('proverbs-31') as ReadingPlan;
const TODAY = '2026-03-10';

function joined(part: Partial<JoinedPlan> = {}): JoinedPlan {
  const pace = { day: 1, on: TODAY };
  return { plan, records: [], read: new Set(), pace, closedOn: undefined, ...part };
}

test('N5 the next day is open, else the one that the address names', () => {
  const read = new Set([1, 2]);
  expect(planInView(plan, joined({ read }), null)).toMatchObject({ day: 3, next: 3, isOpen: true });
  expect(planInView(plan, joined({ read }), '2')).toMatchObject({ day: 2, next: 3 });
  for (const asked of ['32', '0', 'x', '1.5', ''])
    expect(planInView(plan, joined({ read }), asked).day).toBe(3);
  const all = new Set(plan.days.map((_, at) => at + 1));
  expect(planInView(plan, joined({ read: all }), null)).toMatchObject({ day: 31, next: undefined });
});

test('N7 a plan that is closed or not begun is not open', () => {
  expect(planInView(plan, joined({ closedOn: TODAY }), null).isOpen).toBe(false);
  expect(planInView(plan, undefined, null)).toMatchObject({ isOpen: false, day: 1 });
});

test('N6 a date that has passed is not said', () => {
  const pace = { day: 5, on: TODAY };
  expect([3, 4].map((day) => sayDate(pace, day, TODAY))).toEqual([undefined, undefined]);
  expect([5, 6, 7].map((day) => sayDate(pace, day, TODAY))).toEqual([
    'Today',
    'Tomorrow',
    'March 12',
  ]);
});

test('N6 to start again is offered where the date has passed and where one skips ahead', () => {
  const offered = (asked: string | null, part: Partial<JoinedPlan>) =>
    mayCountFrom(planInView(plan, joined(part), asked), TODAY);
  const lastWeek = { day: 1, on: '2026-03-03' };
  expect(offered(null, { pace: lastWeek })).toBe(true);
  expect(offered(null, {})).toBe(false);
  expect(offered(null, { read: new Set([1]) })).toBe(false);
  expect(offered('9', {})).toBe(true);
  expect(offered('1', { pace: lastWeek, read: new Set([1]) })).toBe(false);
  expect(offered(null, { pace: lastWeek, closedOn: TODAY })).toBe(false);
});

test('N6 how much is read is said in days', () => {
  expect(sayProgress(joined())).toBe('31 days');
  expect(sayProgress(joined({ read: new Set([1, 9]) }))).toBe('2 of 31 days read');
  expect(sayProgress(joined({ read: new Set(plan.days.map((_, at) => at + 1)) }))).toBe(
    'All 31 days read',
  );
});
