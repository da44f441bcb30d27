import { expect, test, vi } from 'vitest';
import { type LiveValue, liveValue } from '../../platform/live-value';
import { joinLists } from './joined-live';

const list = (initial: readonly number[] | undefined) =>
  liveValue(initial) as LiveValue<readonly number[]>;

test('it waits for every list, then joins them in order', () => {
  const [first, second] = [list([1, 2]), list(undefined)];
  const joined = joinLists([first, second]);
  expect(joined.get()).toBeUndefined();
  second.set([3]);
  expect(joined.get()).toEqual([1, 2, 3]);
});

test('it is the same list while nothing changes, and another one afterwards', () => {
  const [first, second] = [list([1]), list([2])];
  const joined = joinLists([first, second]);
  const before = joined.get();
  expect(joined.get()).toBe(before);
  first.set([9]);
  expect(joined.get()).toEqual([9, 2]);
});

test('a change of any list is told until nobody listens', () => {
  const [first, second] = [list([1]), list([2])];
  const listener = vi.fn();
  const end = joinLists([first, second]).subscribe(listener);
  second.set([3]);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  first.set([4]);
  expect(listener).toHaveBeenCalledTimes(1);
});
