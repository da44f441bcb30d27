import { expect, test } from 'vitest';
import { findPlan, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import { planDayState, readPlanDay, stepAfter } from './plan-day';

const plan = findPlan('psalms-60') as ReadingPlan;
const day2 = { plan, day: 2 };

test('N8 the chapters of a day follow one another, and after the last one the day is done', () => {
  expect(stepAfter(day2, '/bible/psalms/5')).toBe('Psalms 6');
  expect(stepAfter(day2, '/bible/psalms/7')).toBe('done');
  expect(stepAfter(day2, '/bible/psalms/8')).toBeUndefined();
  expect(stepAfter({ plan, day: 49 }, '/bible/psalms/119')).toBe('done');
});

test('N8 Back leads to the day, from its last passage with the offer to check it off', () => {
  expect(planDayState(day2, 'Psalms 5').from).toBe('/bible/plans/psalms-60?day=2');
  expect(planDayState(day2, 'Psalms 7').from).toBe('/bible/plans/psalms-60?day=2&opened');
});

test.each([
  undefined,
  null,
  { from: '/bible' },
  { planDay: null },
  { planDay: { plan: 'prophets-40', day: 1 } },
  { planDay: { plan: 'psalms-60', day: 61 } },
  { planDay: { plan: 'psalms-60', day: '2' } },
])('N8 %j is no day of a plan', (state) => {
  expect(readPlanDay(state)).toBeUndefined();
});

test('N8 a chapter knows which day it was opened for', () => {
  expect(readPlanDay(planDayState(day2, 'Psalms 5'))).toEqual(day2);
});
