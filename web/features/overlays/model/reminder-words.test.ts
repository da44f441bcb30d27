import { expect, it } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { reminderWords } from './reminder-words';

const ROWS: readonly [readonly DailyFlag[], string, DailyFlag][] = [
  [
    [],
    'Daily Drop, Check-In, Journal, Nourish, and Bible & Prayer are open until midnight. Any one of them counts.',
    'dailyDrop',
  ],
  [
    ['checkIn'],
    'Check-In is done. Daily Drop, Journal, Nourish, and Bible & Prayer are open until midnight.',
    'dailyDrop',
  ],
  [
    ['checkIn', 'dailyDrop'],
    'Daily Drop and Check-In are done. Journal, Nourish, and Bible & Prayer are open until midnight.',
    'journal',
  ],
  [
    ['dailyDrop', 'checkIn', 'journal', 'nourish'],
    'Daily Drop, Check-In, Journal, and Nourish are done. Bible & Prayer is open until midnight.',
    'bibleAndPrayer',
  ],
];

it.each(ROWS)('names what is done and what is open: %j', (done, text, next) => {
  const title = 'There’s still time today';
  expect(reminderWords({ done: new Set(done), open: DAILY_FLAGS })).toEqual({ title, text, next });
});

it('has nothing to say once all five are done', () => {
  expect(reminderWords({ done: new Set(DAILY_FLAGS), open: DAILY_FLAGS })).toBeUndefined();
});

it('leaves out what can’t be done', () => {
  const open: DailyFlag[] = ['dailyDrop', 'checkIn'];
  expect(reminderWords({ done: new Set(['dailyDrop']), open })).toMatchObject({
    text: 'Daily Drop is done. Check-In is open until midnight.',
  });
  expect(reminderWords({ done: new Set(open), open })).toBeUndefined();
});
