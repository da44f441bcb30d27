import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { type DayAtHome, nextStep } from './next-step';

const done = (...flags: (typeof DAILY_FLAGS)[number][]) => new Set(flags);
const day = { open: DAILY_FLAGS, isReviewed: false, time: 'morning', goals: [] } as const;
const step = (
  lit: ReadonlySet<DailyFlag>,
  time: DayAtHome['time'],
  open: readonly DailyFlag[] = DAILY_FLAGS,
) => nextStep({ ...day, done: lit, time, open });

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

test('with all five lit the day is looked back on, and then read once more', () => {
  const all = { ...day, done: done(...DAILY_FLAGS) };
  expect(nextStep(all)).toEqual({
    sentence: 'All five windows are lit. Look back on the day.',
    action: 'Open Day Review',
    to: '/day-review',
    flag: undefined,
  });
  expect(nextStep({ ...all, isReviewed: true })).toMatchObject({
    sentence: 'All five windows are lit. Read today’s Scripture once more, slowly.',
    to: '/daily-drop',
  });
});

test('J4 a drop that was completed ahead is not asked for again on its day', () => {
  const open = DAILY_FLAGS.filter((flag) => flag !== 'dailyDrop');
  expect(step(done(), 'morning', open).to).toBe('/check-in');
  expect(step(done(...open), 'morning', open)).toMatchObject({
    sentence: 'You’ve done everything for today. Look back on the day.',
    to: '/day-review',
  });
});

test('J10 between two journeys a day begins with the first of the other four', () => {
  const open = DAILY_FLAGS.filter((flag) => flag !== 'dailyDrop');
  expect(step(done(), 'morning', open).sentence).toBe('Check in before the day gets loud.');
});

test('with no entry left nobody is sent to the journal', () => {
  const open = DAILY_FLAGS.filter((flag) => flag !== 'journal');
  expect(step(done('dailyDrop', 'checkIn'), 'morning', open).flag).toBe('nourish');
  expect(step(done('dailyDrop', 'checkIn', 'nourish'), 'morning', open).sentence).toBe(
    'One window left to light. Open the Bible, and pray.',
  );
});

test('after the drop comes what the person hopes for', () => {
  const next = nextStep({
    ...day,
    done: done('dailyDrop'),
    goals: ['peace'],
  });
  expect(next.sentence).toBe('You’ve read the Drop. Open the Bible, and pray.');
  expect(next.flag).toBe('bibleAndPrayer');
});

test('after midnight nobody is told of a morning, or of what the day held', () => {
  for (const flag of DAILY_FLAGS) {
    const { sentence } = step(done(...DAILY_FLAGS.filter((each) => each !== flag)), 'night');
    expect(sentence).not.toMatch(/morning|before the day|Look back/);
  }
  expect(step(done(), 'night').sentence).toBe(
    'Take 5 minutes to read, check in, and write. Begin with today’s Drop.',
  );
});
