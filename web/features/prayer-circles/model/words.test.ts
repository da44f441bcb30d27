import { expect, it } from 'vitest';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import {
  isAlone,
  lightsOf,
  sayAuthor,
  sayPrayedToday,
  sayPrayers,
  sayReports,
  sayRequests,
  sayResponses,
  sayWhen,
} from './words';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const at = (moment: string) => sayWhen(Date.parse(moment), { now: NOON, utcOffsetMinutes: 0 });

it('says when something was written, by the reader’s own day', () => {
  expect(at('2026-03-02T11:59:30Z')).toBe('just now');
  expect(at('2026-03-02T08:00:00Z')).toBe('this morning');
  expect(at('2026-03-01T20:00:00Z')).toBe('yesterday evening');
  expect(at('2026-02-09T10:00:00Z')).toBe('February 9');
  expect(at('2025-11-09T10:00:00Z')).toBe('November 9, 2025');
  // The server's clock is ahead of this one.
  expect(at('2026-03-02T12:05:00Z')).toBe('just now');
  const inAuckland = { now: NOON, utcOffsetMinutes: 780 };
  expect(sayWhen(Date.parse('2026-03-01T20:00:00Z'), inAuckland)).toBe('yesterday morning');
});

it('names nobody whose account is gone', () => {
  expect(sayAuthor({ isMe: true, name: 'Ruth' })).toBe('You');
  expect(sayAuthor({ isMe: false, name: 'Ruth' })).toBe('Ruth');
  expect(sayAuthor({ isMe: false, name: null })).toBe('A former member');
});

it('counts nobody in a circle of one, and knows that somebody is to be invited', () => {
  const circle = { role: 'leader', memberCount: 1, prayedToday: 0 } as CircleView;
  expect([sayPrayedToday(circle), isAlone(circle)]).toEqual(['Only you so far', true]);
  const larger = { ...circle, memberCount: 7, prayedToday: 5 };
  expect([sayPrayedToday(larger), isAlone(larger)]).toEqual(['5 of 7 prayed today', false]);
});

it('draws a light for each of a few, and none for many', () => {
  expect([7, 12, 13, 200].map((memberCount) => lightsOf({ memberCount }))).toEqual([7, 12, 0, 0]);
});

it('counts in words', () => {
  expect([sayPrayers(0, false), sayPrayers(4, false), sayPrayers(5, true)]).toEqual([
    '',
    '4 today',
    '5 today, with you',
  ]);
  expect([0, 1, 6].map((responseCount) => sayResponses({ responseCount }))).toEqual([
    'Respond',
    '1 response',
    '6 responses',
  ]);
  expect([0, 1, 3].map((openRequests) => sayRequests({ openRequests }))).toEqual([
    'No open requests',
    '1 request',
    '3 requests',
  ]);
  expect(sayReports(['other', 'unkind', 'unkind'])).toBe('Reported: It’s unkind. Something else');
});
