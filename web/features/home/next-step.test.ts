import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import type { TimeOfDay } from '../../../shared/domain/time-of-day';
import { nextStep } from './next-step';

const done = (...flags: (typeof DAILY_FLAGS)[number][]) => new Set(flags);
const step = (lit: ReadonlySet<DailyFlag>, time: TimeOfDay, isDropComplete = false) =>
  nextStep({ done: lit, time, isDropComplete, goals: [] });

test('two windows lit in the morning: what was done, then the third', () => {
  expect(step(done('dailyDrop', 'checkIn'), 'morning')).toEqual({
    sentence:
      'You’ve read the Drop and checked in. Write a few lines while the morning is still quiet.',
    action: 'Open Journal',
    to: '/journal',
    flag: 'journal',
  });
});

test('a day not begun opens with the words of the Daily Drop', () => {
  const next = step(done(), 'evening');
  expect(next.sentence).toBe(
    'Take 5 minutes to read, check in, and write. There’s still time for today’s Drop.',
  );
  expect(next.to).toBe('/daily-drop');
});

test('the first window that is not lit comes next, whatever was done out of order', () => {
  const next = step(done('dailyDrop', 'journal', 'nourish'), 'afternoon');
  expect(next.sentence).toBe(
    'You’ve read the Drop, written, and filled in Nourish. Pause, and check in.',
  );
  expect(next.flag).toBe('checkIn');
});

test('with four lit, one is left', () => {
  const next = step(done('dailyDrop', 'checkIn', 'journal', 'nourish'), 'evening');
  expect(next.sentence).toBe('One window left to light. Read and pray before you rest.');
  expect(next.action).toBe('Open Bible & Prayer');
});

test('with all five lit nothing is asked for', () => {
  const next = step(done(...DAILY_FLAGS), 'evening');
  expect(next.sentence).toBe('All five windows are lit. Read today’s Scripture once more, slowly.');
  expect(next.flag).toBeUndefined();
});

test('J4 a drop that was completed ahead is not asked for again on its day', () => {
  expect(step(done(), 'morning', true).to).toBe('/check-in');
  const four = done('checkIn', 'journal', 'nourish', 'bibleAndPrayer');
  expect(step(four, 'morning', true)).toEqual({
    sentence: 'Today’s Drop is already complete. Read today’s Scripture once more, slowly.',
    action: 'Open Daily Drop',
    to: '/daily-drop',
    flag: undefined,
  });
});

test('after the drop comes what the person hopes for', () => {
  const next = nextStep({
    done: done('dailyDrop'),
    time: 'morning',
    isDropComplete: true,
    goals: ['peace'],
  });
  expect(next.sentence).toBe('You’ve read the Drop. Open the Bible, and pray.');
  expect(next.flag).toBe('bibleAndPrayer');
});
