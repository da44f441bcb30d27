import { describe, expect, it, vi } from 'vitest';
import { combineLive } from './combine-live';
import { firstValue } from './first-value';
import { liveValue } from './live-value';

describe('combineLive', () => {
  it('is undefined until every part is read', () => {
    const a = liveValue<number | undefined>(1);
    const b = liveValue<number | undefined>(undefined);
    const sum = combineLive([a, b], ([x, y]) => (x ?? 0) + (y ?? 0));
    expect(sum.get()).toBeUndefined();
    b.set(2);
    expect(sum.get()).toBe(3);
  });

  it('keeps its identity while no part changes', () => {
    const a = liveValue(1);
    const pair = combineLive([a], ([x]) => ({ x }));
    expect(pair.get()).toBe(pair.get());
    const before = pair.get();
    a.set(2);
    expect(pair.get()).not.toBe(before);
  });

  it('tells of each part, and of none after its end', () => {
    const a = liveValue(1);
    const b = liveValue(1);
    const listener = vi.fn();
    const end = combineLive([a, b], () => null).subscribe(listener);
    a.set(2);
    b.set(2);
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    a.set(3);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('firstValue', () => {
  it('resolves at once, or with the first value that comes', async () => {
    expect(await firstValue(liveValue(7))).toBe(7);
    const later = liveValue<number | undefined>(undefined);
    const first = firstValue(later);
    later.set(1);
    later.set(2);
    expect(await first).toBe(1);
  });
});
