import { expect, test } from 'vitest';
import { addDays } from '../../../../shared/domain/local-day';
import { type Declared, OURS, truthDeclared } from './declared';
import { nextAfter, turnOfDay } from './turn-of-day';

const DAY = '2026-03-01';
const NO_FAVORITES: ReadonlySet<string> = new Set();
const own: Declared = { id: 'own-1', by: 'person', words: 'I am his.', reference: undefined };
const all = [...OURS, own];
const truth = truthDeclared(' I am kept. ');

function firstOn(day: string, favorites = NO_FAVORITES, list: readonly Declared[] = all) {
  return turnOfDay(day, { truth: undefined, all: list, favorites })[0]?.id;
}

test('Q1 the one for today is the same in whatever order a device has them, and each has its day', () => {
  expect(firstOn(DAY)).toBe(firstOn(DAY, NO_FAVORITES, [...all].reverse()));
  const days = Array.from({ length: all.length }, (_, at) => addDays(DAY, at));
  expect(new Set(days.map((day) => firstOn(day)))).toEqual(new Set(all.map(({ id }) => id)));
  expect(firstOn('2025-12-31')).toBeDefined();
});

test('Q1 the favorites come in turn where there are any, own ones among them', () => {
  const favorites = new Set(['abba', own.id]);
  const days = [0, 1, 2, 3].map((at) => firstOn(addDays(DAY, at), favorites));
  expect(new Set(days.slice(0, 2))).toEqual(favorites);
  expect(days.slice(2)).toEqual(days.slice(0, 2));
});

test('Q4 a favorite that is no longer there counts as none', () => {
  expect(firstOn(DAY, new Set(['deleted-elsewhere']))).toBe(firstOn(DAY));
});

test('Q2 the truth of today’s check-in comes first, without the blanks around it; an empty one is none', () => {
  const [first, second] = turnOfDay(DAY, { truth, all, favorites: new Set(['abba']) });
  expect(first).toEqual({
    id: 'truth',
    by: 'check-in',
    words: 'I am kept.',
    reference: undefined,
  });
  expect(second?.id).toBe('abba');
  expect([truthDeclared('  '), truthDeclared(undefined)]).toEqual([undefined, undefined]);
});

test('Q3 “Next” leads through the truth, the favorites and all others, and then to the first again', () => {
  const turn = turnOfDay(DAY, { truth, all, favorites: new Set(['abba', own.id]) });
  const walked = [turn[0]?.id ?? ''];
  for (const _ of turn) walked.push(nextAfter(turn, walked.at(-1) ?? '')?.id ?? '');
  expect(walked[0]).toBe('truth');
  expect(new Set(walked.slice(1, 3))).toEqual(new Set(['abba', own.id]));
  expect(new Set(walked).size).toBe(all.length + 1);
  expect(walked.at(-1)).toBe('truth');
});
