import { describe, expect, it } from 'vitest';
import {
  isFinished,
  pauseTimer,
  resetTimer,
  secondsLeft,
  setTimer,
  startTimer,
  stepDue,
  tickTimer,
  untilNextSecondMs,
} from './timer';

const THREE_MINUTES = setTimer(180);
const running = startTimer(THREE_MINUTES, 1_000);

describe('Mindful timer: idle, running or paused', () => {
  it('rests with its full time until it is started', () => {
    expect(THREE_MINUTES.status).toBe('idle');
    expect(secondsLeft(THREE_MINUTES)).toBe(180);
    expect(tickTimer(THREE_MINUTES, 99_000)).toBe(THREE_MINUTES);
    expect(isFinished(THREE_MINUTES)).toBe(false);
  });

  it('counts by the clock, however seldom anybody looks', () => {
    expect(secondsLeft(tickTimer(running, 75_000))).toBe(106);
    const oftenLookedAt = Array.from({ length: 740 }, (_, tick) => 1_100 + tick * 100);
    expect(secondsLeft(oftenLookedAt.reduce(tickTimer, running))).toBe(106);
  });

  it('holds its place while it is paused, and goes on from there', () => {
    const paused = pauseTimer(running, 61_000);
    expect(paused.status).toBe('paused');
    expect(tickTimer(paused, 999_000)).toBe(paused);
    const again = startTimer(paused, 1_000_000);
    expect(secondsLeft(tickTimer(again, 1_060_000))).toBe(60);
  });

  it('at 0 it stops, also where 0 was passed unseen', () => {
    const late = tickTimer(running, 9_000_000);
    expect(late).toMatchObject({ status: 'idle', leftMs: 0 });
    expect(isFinished(late)).toBe(true);
    expect(isFinished(pauseTimer(running, 9_000_000))).toBe(true);
    expect(tickTimer(running, 180_999).status).toBe('running');
  });

  it('Reset restores the full duration from wherever it is', () => {
    for (const timer of [running, pauseTimer(running, 61_000), tickTimer(running, 181_000)]) {
      const reset = resetTimer(timer);
      expect(reset).toMatchObject({ status: 'idle', leftMs: 180_000 });
      expect(isFinished(reset)).toBe(false);
    }
  });

  it('starts from the full time after its end; a second press while it runs changes nothing', () => {
    const again = startTimer(tickTimer(running, 181_000), 200_000);
    expect(again).toMatchObject({ status: 'running', leftMs: 180_000 });
    expect(startTimer(running, 1_000)).toEqual(running);
  });

  it('a clock that is put back gives no time back', () => {
    const halfway = tickTimer(running, 91_000);
    const putBack = tickTimer(halfway, 31_000);
    expect(secondsLeft(putBack)).toBe(90);
    expect(secondsLeft(tickTimer(putBack, 41_000))).toBe(80);
  });
});

describe('what shows', () => {
  it('is the second that has begun', () => {
    const seen = tickTimer(running, 1_250);
    expect(secondsLeft(seen)).toBe(180);
    expect(untilNextSecondMs(seen)).toBe(750);
    expect(untilNextSecondMs(THREE_MINUTES)).toBe(1_000);
  });

  it('is each step for an equal share of the time, the last one to the end and after it', () => {
    const stepAfter = (seconds: number) => stepDue(tickTimer(running, 1_000 + seconds * 1_000), 4);
    expect([0, 44, 45, 89, 90, 134, 135, 179, 180].map(stepAfter)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 3,
    ]);
  });
});
