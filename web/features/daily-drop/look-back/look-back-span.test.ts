import { describe, expect, it } from 'vitest';
import { spanOf, stretchBehind } from './look-back-span';

const drop = (challengeDay: number, day: string) => ({ challengeDay, day });

describe('a drop that looks back', () => {
  it.each([
    [42, 36, 42, 1],
    [70, 64, 70, 1],
    [45, 1, 45, 7],
    [90, 1, 90, 13],
  ])('on day %i shows days %i to %i', (day, first, last, weeks) => {
    expect(stretchBehind(day)).toMatchObject({ first, last, weeks });
  });

  const week = { first: 36, last: 42 };

  it('begins with the first of its drops, and ends today while its last is open', () => {
    const drops = [drop(35, '2026-03-01'), drop(38, '2026-03-09'), drop(36, '2026-03-04')];
    expect(spanOf(week, drops, '2026-03-12')).toEqual({ from: '2026-03-04', to: '2026-03-12' });
  });

  it('is over with its last drop, however long ago that was', () => {
    const drops = [drop(36, '2026-03-04'), drop(42, '2026-03-10'), drop(43, '2026-03-11')];
    expect(spanOf(week, drops, '2026-06-01')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  });

  it('ends no earlier than its latest drop, whatever this device’s clock says', () => {
    expect(spanOf(week, [drop(36, '2026-03-04')], '2026-03-02')).toEqual({
      from: '2026-03-04',
      to: '2026-03-04',
    });
  });

  it('has no days where none of its drops is complete', () => {
    expect(spanOf(week, [drop(35, '2026-03-01')], '2026-03-12')).toBeUndefined();
  });
});
