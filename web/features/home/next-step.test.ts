import { expect, test } from 'vitest';
import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { nextStep } from './next-step';

const done = (...flags: (typeof DAILY_FLAGS)[number][]) => new Set(flags);

test('two windows lit in the morning: what was done, then the third', () => {
  expect(nextStep(done('dailyDrop', 'checkIn'), 'morning')).toEqual({
    sentence: 'You have read and checked in. Write a few lines while the morning is still quiet.',
    action: 'Open Journal',
    to: '/journal',
    flag: 'journal',
  });
});

test('a day not begun opens with the words of the Daily Drop', () => {
  const step = nextStep(done(), 'evening');
  expect(step.sentence).toBe(
    'Take 5 minutes to read, check in, and write. Today’s reading still fits into the evening.',
  );
  expect(step.to).toBe('/daily-drop');
});

test('the first window that is not lit comes next, whatever was done out of order', () => {
  const step = nextStep(done('dailyDrop', 'journal', 'nourish'), 'afternoon');
  expect(step.sentence).toBe(
    'You have read, written and tended your meals. Pause, and name how you are.',
  );
  expect(step.flag).toBe('checkIn');
});

test('with four lit, one is left', () => {
  const step = nextStep(done('dailyDrop', 'checkIn', 'journal', 'nourish'), 'evening');
  expect(step.sentence).toBe('One window left to light. Read and pray before you rest.');
  expect(step.action).toBe('Open Bible & Prayer');
});

test('with all five lit nothing is asked for', () => {
  const step = nextStep(done(...DAILY_FLAGS), 'evening');
  expect(step.sentence).toBe('All five windows are lit. Read today’s words once more, slowly.');
  expect(step.flag).toBeUndefined();
});
