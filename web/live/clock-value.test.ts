import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockValue } from './clock-value';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:30:00') });
  vi.stubGlobal('document', new EventTarget());
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.useRealTimers());

const hours = () =>
  clockValue(
    () => new Date().getHours(),
    // Local: not every zone is whole hours from UTC.
    (from) => HOUR_MS - from.getMinutes() * MINUTE_MS,
  );

it('changes when its time is over, and waits for nothing else', () => {
  const hour = hours();
  const listener = vi.fn();
  const end = hour.subscribe(listener);
  expect([hour.get(), vi.getTimerCount()]).toEqual([9, 1]);
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect([hour.get(), listener.mock.calls.length]).toEqual([10, 1]);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

it('looks at the clock when a page that slept comes back', () => {
  const hour = hours();
  const listener = vi.fn();
  const end = hour.subscribe(listener);
  vi.setSystemTime(new Date('2026-03-01T15:10:00'));
  expect(listener).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([hour.get(), listener.mock.calls.length]).toEqual([15, 1]);
  end();
});

it('is that of now before anybody watches', () => {
  const hour = hours();
  vi.setSystemTime(new Date('2026-03-02T01:00:00'));
  expect(hour.get()).toBe(1);
});
