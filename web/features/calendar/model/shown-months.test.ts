import { describe, expect, it } from 'vitest';
import { fromAsked, ninetyDays, reachBack } from './shown-months';

const TODAY = '2026-11-21';

describe('the ninety days', () => {
  it('reach from the first Daily Drop to the day of the ninetieth', () => {
    const months = ninetyDays(TODAY, { challengeDay: 23, begunOn: '2026-10-30' });
    expect(months).toEqual({ from: '2026-10', to: '2027-01' });
  });

  it('begin today for who has not begun', () => {
    const months = ninetyDays(TODAY, { challengeDay: 1, begunOn: undefined });
    expect(months).toEqual({ from: '2026-11', to: '2027-02' });
  });

  it('reach back no further than ninety days, however long the way took', () => {
    const months = ninetyDays(TODAY, { challengeDay: 90, begunOn: '2023-01-01' });
    expect(months).toEqual({ from: '2026-08', to: '2026-11' });
  });

  it('show today also where the first drop was completed on tomorrow’s date', () => {
    const months = ninetyDays('2026-10-31', { challengeDay: 2, begunOn: '2026-11-01' });
    expect(months.from).toBe('2026-10');
  });
});

describe('earlier months', () => {
  it('come a year at a time, and end somewhere', () => {
    expect(reachBack('2026-08', '2026-07')).toBe('2025-08');
    expect(reachBack('2026-08', '2024-02')).toBe('2024-02');
    expect(reachBack('1900-05', '1900-04')).toBe('1900-01');
    expect(reachBack('1900-01', '1899-12')).toBeUndefined();
  });

  it.each([
    ['?from=2025-03', '2025-03'],
    ['', '2026-08'],
    ['?from=2027-01', '2026-08'],
    ['?from=2025-13', '2026-08'],
    ['?from=0001-01', '2026-08'],
    ['?from=yesterday', '2026-08'],
  ])('are those the address asks for: %s', (search, from) => {
    expect(fromAsked(new URLSearchParams(search), '2026-08')).toBe(from);
  });
});
