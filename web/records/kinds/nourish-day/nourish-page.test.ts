import { expect, test } from 'vitest';
import type { NourishDayBody } from '../../../../shared/records/nourish-day';
import { glasses, toNourishPage } from './nourish-page';

const nothing: NourishDayBody = {
  waterIntake: {},
  balancedMeals: {},
  mindfulEating: null,
  gratefulForFood: false,
  emotionalEating: null,
  energyLevel: null,
  reflection: ' ',
};

test('a day without anything in it is no page', () => {
  expect(toNourishPage(nothing)).toBeNull();
  expect(toNourishPage({ ...nothing, waterIntake: { phone: 2, laptop: -2 } })).toBeNull();
});

test.each([
  ['water', { waterIntake: { phone: 1 } }],
  ['a meal', { balancedMeals: { phone: 1 } }],
  ['not mindful', { mindfulEating: false }],
  ['grateful', { gratefulForFood: true }],
  ['energy', { energyLevel: 'low' as const }],
  ['a note on feelings', { emotionalEating: 'Tired.' }],
  ['a reflection', { reflection: 'Slowly.' }],
])('a day with %s is a page', (_what, part) => {
  expect(toNourishPage({ ...nothing, ...part })).not.toBeNull();
});

test('glasses of all devices are one number', () => {
  const page = toNourishPage({ ...nothing, waterIntake: { phone: 4, laptop: 3 } });
  expect(page?.water).toBe(7);
});

test('one glass is one glass', () => {
  expect([0, 1, 2].map(glasses)).toEqual(['0 glasses', '1 glass', '2 glasses']);
});
