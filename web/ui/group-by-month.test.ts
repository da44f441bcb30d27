import { expect, test } from 'vitest';
import { groupByMonth } from './group-by-month';

test('months keep the order of their entries, and only another year is named', () => {
  const entries = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-11-05'].map((day) => ({ day }));
  const months = groupByMonth(entries, '2026-11-21');
  expect(months.map(({ label, entries: { length } }) => [label, length])).toEqual([
    ['November', 2],
    ['October', 1],
    ['November 2025', 1],
  ]);
  expect(months[0]?.entries.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-02']);
});
