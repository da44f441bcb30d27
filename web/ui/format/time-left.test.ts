import { expect, test } from 'vitest';
import { pauseTimer, setTimer, startTimer, tickTimer } from '../../../shared/domain/timer';
import { announcement, timeLeftInWords } from './time-left';

test('the clock face reads itself out in words', () => {
  expect([106, 60, 1, 0].map(timeLeftInWords)).toEqual([
    '1 minute 46 seconds left',
    '1 minute left',
    '1 second left',
    '0 seconds left',
  ]);
});

test('a screen reader hears minutes, not seconds', () => {
  const running = startTimer(setTimer(150), 0);
  const everySecond = Array.from({ length: 151 }, (_, second) =>
    announcement(tickTimer(running, second * 1000)),
  );
  expect([...new Set(everySecond)]).toEqual([
    '2 minutes 30 seconds left',
    '2 minutes left',
    '1 minute left',
    'The time is up.',
  ]);
  expect(everySecond.indexOf('2 minutes left')).toBe(30);
});

test('a screen reader hears where a person paused, and nothing while nothing has begun', () => {
  expect(announcement(setTimer(150))).toBe('');
  const paused = pauseTimer(startTimer(setTimer(150), 0), 44_000);
  expect(announcement(paused)).toBe('Paused, 1 minute 46 seconds left');
});
