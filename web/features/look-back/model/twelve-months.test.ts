import { expect, it } from 'vitest';
import { monthAsked, sayTwelveMonths, shownMonths, twelveMonthsWith } from './twelve-months';

const TODAY = '2026-11-25';

it('the twelve months end with this one, however little of a year has passed', () => {
  expect(twelveMonthsWith('2026-11', TODAY)).toMatchObject({
    from: '2025-12-01',
    to: '2026-11-30',
  });
  expect(twelveMonthsWith('2025-12', TODAY)).toMatchObject({ from: '2025-12-01' });
  expect(twelveMonthsWith('2026-01', '2026-01-03')).toMatchObject({
    from: '2025-02-01',
    to: '2026-01-31',
  });
});

it('earlier months stand with the twelve before', () => {
  const { months, to } = twelveMonthsWith('2025-11', TODAY);
  expect([months[0], months.at(-1), months.length, to]).toEqual([
    '2024-12',
    '2025-11',
    12,
    '2025-11-30',
  ]);
});

it('an address asks for a month that has been, or for this one', () => {
  expect(monthAsked('2024-02', TODAY)).toBe('2024-02');
  for (const asked of [null, '', '2026-13', '2027-01', '2026-1', 'x'])
    expect(monthAsked(asked, TODAY)).toBe('2026-11');
});

it('months before the first mood are left out, unless something was written or is asked for there', () => {
  const span = twelveMonthsWith('2026-11', TODAY);
  const days = [{ day: '2026-09-30' }, { day: '2026-10-01' }];
  expect(shownMonths(span, { days, hasEarlier: false }, '2026-11')).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(shownMonths(span, { days, hasEarlier: false }, '2026-08')[0]).toBe('2026-08');
  expect(shownMonths(span, { days: [], hasEarlier: false }, '2026-11')).toEqual(['2026-11']);
  expect(shownMonths(span, { days, hasEarlier: true }, '2026-11')).toHaveLength(12);
});

it('they are named', () => {
  const say = (month: string) => sayTwelveMonths(twelveMonthsWith(month, TODAY), TODAY);
  expect(say('2026-03')).toBe('The last twelve months');
  expect(say('2025-03')).toBe('December 2024 to November 2025');
});
