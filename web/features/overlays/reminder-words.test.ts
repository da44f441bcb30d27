import { expect, it } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { reminderWords } from './reminder-words';

const ROWS: readonly [readonly DailyFlag[], string, string, DailyFlag][] = [
  [
    [],
    'Five windows are still dark',
    'Daily Drop, Check-In, Journal, Nourish and Bible & Prayer are open until midnight.',
    'dailyDrop',
  ],
  [
    ['checkIn'],
    'Four windows are still dark',
    'Check-In is done. Daily Drop, Journal, Nourish and Bible & Prayer are open until midnight.',
    'dailyDrop',
  ],
  [
    ['checkIn', 'dailyDrop'],
    'Three windows are still dark',
    'Daily Drop and Check-In are done. Journal, Nourish and Bible & Prayer are open until midnight.',
    'journal',
  ],
  [
    ['dailyDrop', 'checkIn', 'journal', 'nourish'],
    'One window is still dark',
    'Daily Drop, Check-In, Journal and Nourish are done. Bible & Prayer is open until midnight.',
    'bibleAndPrayer',
  ],
];

it.each(ROWS)('names what is done and what is open: %j', (done, title, text, next) => {
  expect(reminderWords(new Set(done))).toEqual({ title, text, next });
});

it('has nothing to say once all five are done', () => {
  expect(reminderWords(new Set(DAILY_FLAGS))).toBeUndefined();
});
