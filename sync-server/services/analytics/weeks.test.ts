import { expect, it } from 'vitest';
import { lastWeeks, mondaysOf, nextMonday } from './weeks';

const at = (moment: string) => Date.parse(moment);

it('E5 a week is over once it is over in the last zone, and not before', () => {
  const last = (moment: string) => lastWeeks(at(moment), 2);
  expect(last('2026-03-16T11:59:00Z')).toEqual({ from: '2026-02-23', to: '2026-03-08' });
  expect(last('2026-03-16T12:00:00Z')).toEqual({ from: '2026-03-02', to: '2026-03-15' });
  expect(mondaysOf(last('2026-03-16T12:00:00Z'))).toEqual(['2026-03-02', '2026-03-09']);
});

it('E3 the next Monday has begun nowhere', () => {
  const moments = ['2026-03-15T09:59:00Z', '2026-03-15T10:00:00Z', '2026-03-16T12:00:00Z'];
  expect(moments.map((moment) => nextMonday(at(moment)))).toEqual([
    '2026-03-16',
    '2026-03-23',
    '2026-03-23',
  ]);
});
