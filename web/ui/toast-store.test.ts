import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToasts } from './toast-store';

const shown = () => useToasts.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('only one toast is there at a time: a newer one takes the place of the older', () => {
  toast({ title: 'Vote Recorded' });
  toast({ title: 'Response Sent' });
  expect(shown().map(({ title }) => title)).toEqual(['Response Sent']);
});

test('a dismissed toast closes at once and leaves the store after 1,000,000 ms', () => {
  const id = toast({ title: 'Copied!' });
  dismissToast(id);
  expect(shown()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toHaveLength(0);
});

test('dismissing twice does not put its leaving off', () => {
  const id = toast({ title: 'Copied!' });
  dismissToast(id);
  vi.advanceTimersByTime(600_000);
  dismissToast(id);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(400_000);
  expect(shown()).toHaveLength(0);
});

test('a replaced toast leaves no timer behind', () => {
  dismissToast(toast({ title: 'Copied!' }));
  toast({ title: 'Vote Recorded' });
  expect(vi.getTimerCount()).toBe(0);
});
