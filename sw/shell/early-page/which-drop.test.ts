import { expect, it } from 'vitest';
import { paceOn, whichDrop } from './which-drop';

const bookmark = { day: 17, from: '2026-03-02' };

function asked(search: string, today: string): number | undefined {
  return whichDrop(new URLSearchParams(search), bookmark, today);
}

it('without a day the open drop is painted, from the day on which the person stands on it', () => {
  expect(asked('', '2026-03-02')).toBe(17);
  expect(asked('', '2026-04-20')).toBe(17);
  // The evening before: they have completed day 16, and still stand on it.
  expect(asked('', '2026-03-01')).toBeUndefined();
});

it('a day that is asked for is painted unless it is complete', () => {
  expect(asked('day=17', '2026-03-01')).toBe(17);
  expect(asked('day=20', '2026-03-01')).toBe(20);
  expect(asked('day=16', '2026-03-02')).toBeUndefined();
});

it('J12 a day of another journey than the one that is walked is not painted', () => {
  const second = { ...bookmark, journey: 2 };
  const askedIn = (search: string) => whichDrop(new URLSearchParams(search), second, '2026-03-02');
  expect(askedIn('')).toBe(17);
  expect(askedIn('day=2:20')).toBe(20);
  expect(askedIn('day=2:16')).toBeUndefined();
  expect(askedIn('day=20')).toBeUndefined();
  expect(asked('day=2:20', '2026-03-02')).toBeUndefined();
});

it('what names no challenge day paints nothing', () => {
  for (const day of ['0', '91', '1.5', 'x', '']) {
    expect(asked(`day=${day}`, '2026-03-02')).toBeUndefined();
  }
});

it('J3 the pace goes on by a day with each local day since it was noted', () => {
  const noted = { ...bookmark, pace: 20, on: '2026-03-02' };
  expect([paceOn('2026-03-02', noted), paceOn('2026-03-05', noted)]).toEqual([20, 23]);
  // A phone that was set back, and a note of an earlier version of the app.
  expect(paceOn('2026-03-01', noted)).toBe(20);
  expect(paceOn('2026-03-05', bookmark)).toBe(17);
});
