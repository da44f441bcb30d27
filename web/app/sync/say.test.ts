import { expect, it } from 'vitest';
import { saySize } from '../../ui/say-size';
import { sayWhen } from './say-when';

it('says sizes as a person reads them', () => {
  expect([0, 310_000, 999_600, 48_200_000, 2_140_000_000].map(saySize)).toEqual([
    '0 kB',
    '310 kB',
    '1 MB',
    '48 MB',
    '2.1 GB',
  ]);
});

it('says moments as a person does', () => {
  const now = new Date(2026, 10, 21, 9, 45).getTime();
  expect(sayWhen(new Date(2026, 10, 21, 6, 52).getTime(), now)).toBe('Today, 6:52 AM');
  expect(sayWhen(new Date(2026, 10, 20, 21, 14).getTime(), now)).toBe('Yesterday, 9:14 PM');
  expect(sayWhen(new Date(2026, 10, 3, 7, 5).getTime(), now)).toBe('November 3, 7:05 AM');
});
