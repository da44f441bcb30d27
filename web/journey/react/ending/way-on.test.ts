import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { wayOn } from './way-on';

const day = (done: readonly DailyFlag[], open: readonly DailyFlag[] = DAILY_FLAGS) => ({
  done: new Set(done),
  open,
});
const DAY_REVIEW = { label: 'On to Day Review', to: '/day-review' };

test('after a practice comes the next that is not done, in the order of the goals', () => {
  expect(wayOn(day(['dailyDrop']), [], false)).toEqual({
    label: 'On to Check-In',
    to: '/check-in',
  });
  expect(wayOn(day(['dailyDrop', 'checkIn', 'nourish']), [], false).label).toBe('On to Journal');
  expect(wayOn(day(['dailyDrop']), ['growth'], false).label).toBe('On to Journal');
});

test('nobody is led to a practice that can’t be done today', () => {
  const open = DAILY_FLAGS.filter((flag) => flag !== 'journal');
  expect(wayOn(day(['dailyDrop', 'checkIn'], open), [], false).label).toBe('On to Nourish');
  expect(wayOn(day(open, open), [], false)).toEqual(DAY_REVIEW);
});

test('after the last comes the Day Review, and after that Home', () => {
  expect(wayOn(day(DAILY_FLAGS), [], false)).toEqual(DAY_REVIEW);
  expect(wayOn(day(DAILY_FLAGS), [], true)).toEqual({ label: 'Back to Home', to: '/home' });
});
