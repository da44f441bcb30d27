import { describe, expect, it } from 'vitest';
import { liveFromSource } from './live-from-source';

/** A source under the hand of a test. */
function source() {
  const readers = new Set<(value: number) => void>();
  const restarts = new Set<() => void>();
  let started = 0;
  const live = liveFromSource<number>(
    (push) => {
      started += 1;
      readers.add(push);
      return () => readers.delete(push);
    },
    (restart) => {
      restarts.add(restart);
      return () => restarts.delete(restart);
    },
  );
  return {
    live,
    readers,
    restarts,
    started: () => started,
    push: (value: number) => {
      for (const reader of readers) reader(value);
    },
  };
}

describe('a live value', () => {
  it('reads while somebody listens, once however many listen', () => {
    const { live, readers, restarts, started } = source();
    expect(started()).toBe(0);
    const ends = [live.subscribe(() => undefined), live.subscribe(() => undefined)];
    expect(started()).toBe(1);
    ends[0]?.();
    ends[0]?.();
    expect(readers.size).toBe(1);
    ends[1]?.();
    expect([readers.size, restarts.size]).toEqual([0, 0]);
    live.subscribe(() => undefined);
    expect(started()).toBe(2);
  });

  it('tells each listener of each new value, and of none twice', () => {
    const { live, push } = source();
    const told: (number | undefined)[] = [];
    const listener = () => told.push(live.get());
    const ends = [live.subscribe(listener), live.subscribe(listener)];
    push(1);
    push(1);
    ends[0]?.();
    push(2);
    expect(told).toEqual([1, 1, 2]);
  });

  it('keeps its value through a restart and hears nothing more from before', () => {
    const { live, readers, restarts } = source();
    live.subscribe(() => undefined);
    const [first] = readers;
    first?.(1);
    for (const restart of restarts) restart();
    first?.(7);
    expect(live.get()).toBe(1);
    for (const reader of readers) reader(2);
    expect(live.get()).toBe(2);
  });
});
