import { expect, test } from 'vitest';
import { journeySpans, typedSpan } from './spans';

const TODAY = '2026-06-10';

test('a journey is from its first drop to today, and one that is over to its last drop', () => {
  const drops = [
    { challengeDay: 2, day: '2026-03-02' },
    { challengeDay: 1, day: '2026-03-01' },
  ];
  expect(journeySpans(drops, TODAY)).toEqual([
    { kind: 'journey', journey: 1, from: '2026-03-01', to: TODAY },
  ]);
  const both = [...drops, { journey: 2, challengeDay: 1, day: '2026-06-09' }];
  expect(journeySpans(both, TODAY)).toEqual([
    { kind: 'journey', journey: 1, from: '2026-03-01', to: '2026-03-02' },
    { kind: 'journey', journey: 2, from: '2026-06-09', to: TODAY },
  ]);
  expect(journeySpans([], TODAY)).toEqual([]);
});

test('typed days may stand in either order, and none are no days', () => {
  const days = { kind: 'days', from: '2026-01-02', to: '2026-01-05' };
  expect(typedSpan('2026-01-05', '2026-01-02')).toEqual(days);
  expect(typedSpan('', '2026-01-02')).toBeUndefined();
});
