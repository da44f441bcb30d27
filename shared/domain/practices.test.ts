import { expect, test } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from './activity';
import { practicesOpen } from './practices';

const NOTHING = new Set<DailyFlag>();
const without = (...flags: DailyFlag[]) => DAILY_FLAGS.filter((flag) => !flags.includes(flag));

test('all five are open as a rule', () => {
  expect(practicesOpen(NOTHING, { isDropOpen: true, mayWrite: true })).toEqual(DAILY_FLAGS);
});

test('without an entry left the journal is not, and with no drop left the drop is not', () => {
  expect(practicesOpen(NOTHING, { isDropOpen: true, mayWrite: false })).toEqual(without('journal'));
  expect(practicesOpen(NOTHING, { isDropOpen: false, mayWrite: true })).toEqual(
    without('dailyDrop'),
  );
  expect(practicesOpen(NOTHING, { isDropOpen: false, mayWrite: false })).toEqual(
    without('dailyDrop', 'journal'),
  );
});

test('what is done counts, whether it could be done again or not', () => {
  const done = new Set<DailyFlag>(['dailyDrop', 'journal']);
  expect(practicesOpen(done, { isDropOpen: false, mayWrite: false })).toEqual(DAILY_FLAGS);
});
