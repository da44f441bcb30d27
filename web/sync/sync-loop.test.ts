import { describe, expect, it } from 'vitest';
import { manualTimers, settle } from '../../shared/testing/manual-timers';
import { localLock } from '../platform/web-lock';
import { createSyncLoop, type SyncLoopDeps } from './sync-loop';
import type { SyncOutcome } from './sync-outcome';

const SYNCED: SyncOutcome = { kind: 'synced', at: 5 };

function setUp(overrides: Partial<SyncLoopDeps> = {}) {
  const timers = manualTimers();
  const world = { online: true, random: 0.5 };
  const runs: ((outcome: SyncOutcome) => void)[] = [];
  const signals: AbortSignal[] = [];
  const loop = createSyncLoop({
    lockName: 'sync:p',
    run: (signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        runs.push(resolve);
        signal.addEventListener('abort', () => resolve({ kind: 'aborted' }));
      });
    },
    lock: localLock(),
    timers,
    random: () => world.random,
    now: () => timers.now(),
    online: { get: () => world.online },
    lastSyncedAt: null,
    ...overrides,
  });
  const end = async (outcome: SyncOutcome) => {
    runs.at(-1)?.(outcome);
    await settle();
  };
  return { timers, world, runs, signals, loop, end };
}

describe('the loop', () => {
  it.each(['start', 'focus', 'online', 'poke', 'request'] as const)(
    'P37 runs at once on %s and rests afterwards',
    async (reason) => {
      const { loop, runs, end, timers } = setUp();
      loop.wake(reason);
      await settle();
      expect(loop.status.get().phase).toBe('syncing');
      await end(SYNCED);
      expect(loop.status.get()).toEqual({ phase: 'idle', lastSyncedAt: 5 });
      await timers.advance(10 * 60_000);
      expect(runs).toHaveLength(1);
    },
  );

  it('P37 gathers local writes for a moment, then runs once', async () => {
    const { loop, runs, timers } = setUp();
    loop.wake('write');
    loop.wake('write');
    await settle();
    expect(runs).toHaveLength(0);
    await timers.advance(1_000);
    expect(runs).toHaveLength(1);
  });

  it('P37 runs again for a write that came during a run', async () => {
    const { loop, runs, end } = setUp();
    loop.wake('poke');
    await settle();
    loop.wake('write');
    await end(SYNCED);
    expect(runs).toHaveLength(2);
    await end(SYNCED);
    expect(loop.status.get().phase).toBe('idle');
    expect(runs).toHaveLength(2);
  });

  it('P37 runs once for all that happened before its turn came', async () => {
    const lock = localLock();
    let endOther: () => void = () => undefined;
    const other = new Promise<void>((resolve) => {
      endOther = resolve;
    });
    void lock.run('sync:p', new AbortController().signal, () => other);
    const { loop, runs, end } = setUp({ lock });
    loop.wake('start');
    loop.wake('focus');
    await settle();
    loop.wake('write');
    const asked = loop.syncNow();
    endOther();
    await settle();
    expect(runs).toHaveLength(1);
    await end(SYNCED);
    expect(runs).toHaveLength(1);
    expect((await asked).phase).toBe('idle');
  });

  it('P36 waits longer after each failure, never past the cap, and starts over after a success', async () => {
    const { loop, runs, end, timers } = setUp();
    loop.wake('start');
    await settle();
    const waits: number[] = [];
    const said: number[] = [];
    for (let failure = 0; failure < 12; failure += 1) {
      const before = timers.now();
      await end({ kind: 'try-again', error: 'UNREACHABLE' });
      expect(loop.status.get()).toMatchObject({ phase: 'waiting', error: 'UNREACHABLE' });
      said.push((loop.status.get().nextTryAt ?? 0) - before);
      const count = runs.length;
      while (runs.length === count) await timers.advance(100);
      expect(loop.status.get()).toMatchObject({ phase: 'syncing', error: 'UNREACHABLE' });
      waits.push(timers.now() - before);
    }
    expect(waits.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(waits.at(-1)).toBe(150_000);
    expect(said).toEqual(waits);
    await end(SYNCED);
    expect(loop.status.get()).not.toHaveProperty('error');
    loop.wake('poke');
    await settle();
    const before = timers.now();
    const count = runs.length;
    await end({ kind: 'try-again', error: 'UNREACHABLE' });
    while (runs.length === count) await timers.advance(100);
    expect(timers.now() - before).toBe(500);
  });

  it('P36 is cut short by the person returning, not by a write or a poke', async () => {
    const { loop, runs, end } = setUp();
    loop.wake('start');
    await settle();
    await end({ kind: 'try-again', error: 'UNREACHABLE' });
    loop.wake('write');
    loop.wake('poke');
    await settle();
    expect(runs).toHaveLength(1);
    loop.wake('focus');
    await settle();
    expect(runs).toHaveLength(2);
  });

  it('P36 obeys Retry-After even when asked to hurry', async () => {
    const { loop, runs, end, timers } = setUp();
    loop.wake('start');
    await settle();
    await end({ kind: 'try-again', error: 'BUSY', retryAfterMs: 60_000 });
    for (const reason of ['focus', 'online', 'request', 'write'] as const) loop.wake(reason);
    await timers.advance(59_999);
    expect(runs).toHaveLength(1);
    await timers.advance(10_000);
    expect(runs).toHaveLength(2);
  });

  it.each(['signed-out', 'upgrade-required'] as const)(
    'P33 P34 pauses on %s until resumed',
    async (kind) => {
      const { loop, runs, end, timers } = setUp();
      loop.wake('start');
      await settle();
      await end({ kind });
      expect(loop.status.get().phase).toBe(kind);
      for (const reason of ['focus', 'online', 'poke', 'write', 'request'] as const) {
        loop.wake(reason);
      }
      await timers.advance(3_600_000);
      expect(runs).toHaveLength(1);
      loop.resume();
      await settle();
      expect(runs).toHaveLength(2);
    },
  );

  it('P35 ends for good when the account was erased', async () => {
    const { loop, runs, end, timers } = setUp();
    loop.wake('start');
    await settle();
    await end({ kind: 'erased' });
    loop.resume();
    loop.wake('request');
    await timers.advance(3_600_000);
    expect([loop.status.get().phase, runs.length]).toEqual(['erased', 1]);
  });

  it.each(['start', 'focus', 'online', 'poke', 'request', 'write'] as const)(
    'P37 tries on %s whatever the browser says of the network',
    async (reason) => {
      const { loop, runs, end, world, timers } = setUp();
      world.online = false;
      loop.wake(reason);
      await timers.advance(150);
      expect(runs).toHaveLength(1);
      await end(SYNCED);
      expect(loop.status.get().phase).toBe('idle');
    },
  );

  it('P37 tries again within about a minute where the browser says that there is no network', async () => {
    const { loop, runs, end, world, timers } = setUp();
    world.online = false;
    loop.wake('write');
    await timers.advance(150);
    await end({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(loop.status.get().phase).toBe('offline');
    loop.wake('write');
    await timers.advance(59_000);
    expect(runs).toHaveLength(1);
    await timers.advance(2_000);
    expect(runs).toHaveLength(2);
    await end(SYNCED);
    expect(loop.status.get().phase).toBe('idle');
  });

  it('P37 words written as the browser says that the network goes are tried all the same', async () => {
    const { loop, runs, world, timers } = setUp();
    loop.wake('write');
    world.online = false;
    loop.noteOffline();
    expect(loop.status.get().phase).toBe('offline');
    await timers.advance(61_000);
    expect(runs).toHaveLength(1);
  });

  it('P36 obeys Retry-After also where the browser says that there is no network', async () => {
    const { loop, runs, end, world, timers } = setUp();
    world.online = false;
    loop.wake('start');
    await settle();
    await end({ kind: 'try-again', error: 'BUSY', retryAfterMs: 120_000 });
    loop.noteOffline();
    await timers.advance(119_999);
    expect(runs).toHaveLength(1);
  });

  it('P37 runs as soon as it is online again', async () => {
    const { loop, runs, end, world } = setUp();
    loop.wake('start');
    await settle();
    world.online = false;
    await end({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(loop.status.get().phase).toBe('offline');
    world.online = true;
    loop.wake('online');
    await settle();
    expect(runs).toHaveLength(2);
  });

  it('P31 queues while another holds the lock, and says so only once it syncs', async () => {
    const lock = localLock();
    let release: () => void = () => undefined;
    const other = lock.run('sync:p', new AbortController().signal, () => {
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    const { loop, runs } = setUp({ lock });
    loop.wake('start');
    await settle();
    expect([runs.length, loop.status.get().phase]).toEqual([0, 'idle']);
    release();
    await other;
    await settle();
    expect([runs.length, loop.status.get().phase]).toEqual([1, 'syncing']);
  });

  it('P37 resolves a request with the status after the run that saw everything before it', async () => {
    const { loop, runs, end } = setUp();
    loop.wake('poke');
    await settle();
    let result: unknown;
    void loop.syncNow().then((status) => {
      result = status;
    });
    await end(SYNCED);
    expect([runs.length, result]).toEqual([2, undefined]);
    await end({ kind: 'synced', at: 9 });
    expect(result).toEqual({ phase: 'idle', lastSyncedAt: 9 });
  });

  it('stops from a run, aborting it and awaiting its end', async () => {
    const { loop, signals, timers } = setUp();
    loop.wake('start');
    await settle();
    await loop.stop();
    expect(signals[0]?.aborted).toBe(true);
    loop.wake('request');
    await settle();
    expect([signals.length, timers.waiting()]).toEqual([1, 0]);
  });

  it('stops from waiting, leaving no timer', async () => {
    const { loop, end, timers } = setUp();
    loop.wake('start');
    await settle();
    await end({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(timers.waiting()).toBe(1);
    await loop.stop();
    expect(timers.waiting()).toBe(0);
  });
});
