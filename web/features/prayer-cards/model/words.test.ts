import { expect, test } from 'vitest';
import type { IntercessionCardBody } from '../../../../shared/records/intercession-card';
import { isBrief, lightsOf, sayProgress, sayTimes } from './words';

const TODAY = '2026-03-03';
const CARD: IntercessionCardBody = {
  who: 'Ana',
  matter: 'Sleep',
  since: '2026-01-07',
  rhythm: 'daily',
};

test('how much of a pile is prayed is said without a word for what is not', () => {
  expect(sayProgress(0, 1)).toBe('1 card for today');
  expect(sayProgress(0, 3)).toBe('3 cards for today');
  expect(sayProgress(2, 3)).toBe('2 of 3 prayed');
  expect([lightsOf(12), lightsOf(13)]).toEqual([12, 0]);
});

test('a card says since when and how often, an answered one from when to when', () => {
  const say = (part: Partial<IntercessionCardBody>) => sayTimes({ ...CARD, ...part }, TODAY);
  expect(say({})).toBe('Since January 7, every day');
  expect(say({ rhythm: 'weekly', weekday: 2 })).toBe('Since January 7, every Tuesday');
  expect(say({ rhythm: 'weekdays' })).toBe('Since January 7, Monday to Friday');
  expect(say({ since: TODAY })).toBe('Since today, every day');
  expect(say({ answeredOn: '2026-02-01' })).toBe('January 7 to February 1');
  expect(say({ answeredOn: '2026-01-07' })).toBe('January 7');
});

test('a few words are brief, lines and long texts are not', () => {
  expect(['Sleep', 'Sleep\nand rest', 'a'.repeat(121)].map(isBrief)).toEqual([true, false, false]);
});
