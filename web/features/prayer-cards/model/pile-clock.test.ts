import { expect, test } from 'vitest';
import { createPileClock } from './pile-clock';

const DAY = '2026-03-01';
const MINUTE_MS = 60_000;

function setUp() {
  let now = 1_000_000;
  const added: [string, number][] = [];
  const clock = createPileClock(
    () => now,
    (day, minutes) => added.push([day, minutes]),
  );
  return {
    clock,
    added,
    pass: (minutes: number) => {
      now += minutes * MINUTE_MS;
    },
  };
}

test('T5 whole minutes are added once, however often the pile is left', () => {
  const { clock, added, pass } = setUp();
  clock.open();
  clock.notePrayer(DAY);
  pass(2.75);
  clock.leave();
  clock.leave();
  pass(30);
  clock.open();
  pass(1.5);
  clock.leave();
  expect(added).toEqual([
    [DAY, 2],
    [DAY, 2],
  ]);
});

test('T5 a pile counts for an hour at most, and a clock that is put back for nothing', () => {
  const { clock, added, pass } = setUp();
  clock.open();
  clock.notePrayer(DAY);
  pass(-5);
  clock.leave();
  expect(added).toEqual([]);
  clock.open();
  pass(59);
  clock.leave();
  clock.open();
  pass(500);
  clock.leave();
  expect(added).toEqual([
    [DAY, 59],
    [DAY, 1],
  ]);
});

test('T5 without a prayer nothing is added; the time before the first one counts', () => {
  const { clock, added, pass } = setUp();
  clock.open();
  pass(3);
  clock.leave();
  expect(added).toEqual([]);
  clock.open();
  clock.notePrayer(DAY);
  pass(1);
  clock.leave();
  expect(added).toEqual([[DAY, 4]]);
});

test('T5 a pile that is open over midnight counts for each of the days', () => {
  const { clock, added, pass } = setUp();
  clock.open();
  clock.notePrayer(DAY);
  pass(70);
  clock.notePrayer('2026-03-02');
  pass(2);
  clock.leave();
  expect(added).toEqual([
    [DAY, 60],
    ['2026-03-02', 2],
  ]);
});
