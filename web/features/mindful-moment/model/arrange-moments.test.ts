import { expect, test } from 'vitest';
import type { MindfulMoment } from '../../../../shared/content/pack';
import type { Goal } from '../../../../shared/records/preference';
import { arrangeMoments, categoryAsked } from './arrange-moments';

function moment(id: string, category: MindfulMoment['category'], duration: number): MindfulMoment {
  return {
    id,
    title: id,
    description: '',
    duration,
    category,
    instructions: ['Stay.'],
    sound: null,
    audioUrl: null,
    loopSeconds: null,
    premium: false,
  };
}

const moments = [
  moment('lie-down', 'sleep', 600),
  moment('set-it-down', 'stress_relief', 180),
  moment('between', 'stress_relief', 60),
  moment('begin', 'focus', 120),
];

test('all of them stand by category, the shortest first; one category stands alone', () => {
  const ids = (category?: MindfulMoment['category']) =>
    arrangeMoments(moments, category, []).map(({ id }) => id);
  expect(ids()).toEqual(['between', 'set-it-down', 'begin', 'lie-down']);
  expect(ids('stress_relief')).toEqual(['between', 'set-it-down']);
  expect(ids('gratitude')).toEqual([]);
});

test('what a goal leads to comes first, the shortest of it at the top', () => {
  const ids = (...goals: Goal[]) => arrangeMoments(moments, undefined, goals).map(({ id }) => id);
  expect(ids('focus')).toEqual(['begin', 'between', 'set-it-down', 'lie-down']);
  expect(ids('focus', 'healing')).toEqual(['between', 'set-it-down', 'begin', 'lie-down']);
});

test('an address names one of the five categories, or all', () => {
  expect(categoryAsked(new URLSearchParams('category=sleep'))).toBe('sleep');
  for (const search of ['', 'category=', 'category=toString', 'category=joy'])
    expect(categoryAsked(new URLSearchParams(search))).toBeUndefined();
});
