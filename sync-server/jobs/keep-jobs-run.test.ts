import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../sealing/master-key-keys';
import type { HeldLease } from '../services/leases';
import { claimJob, createJobTurns, type UpkeepJob } from '../services/upkeep/job-turns';
import { LeaseLostError } from '../store/lease';
import { findLease } from '../store/sql/lease-rows';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount } from '../store/testing/samples';
import { type JobsDeps, keepJobsRun, type OwnJob, type RunningJobs } from './keep-jobs-run';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ten in the morning of a day. */
const MORNING = 20_000 * DAY_MS + 10 * HOUR_MS;

let store: Store;
let now: number;
let look: () => void;
let renewals: Set<() => void>;
let cancelled: number;
let failed: string[];
let started: RunningJobs[];

beforeEach(() => {
  const keys = createKeys(Buffer.alloc(32, 3));
  const randomId = () => 'epoch-1';
  store = openSqliteStore({ file: ':memory:', keys, randomId, now: () => now });
  now = MORNING;
  renewals = new Set();
  cancelled = 0;
  failed = [];
  started = [];
});
afterEach(async () => {
  for (const jobs of started) await jobs.stop();
  await store.close();
});

const turns = () =>
  createJobTurns({
    store,
    elapsedMs: () => now,
    startInterval: (ms, tick) => {
      expect(ms).toBe(15_000);
      renewals.add(tick);
      return () => renewals.delete(tick);
    },
  });

/** As a server starts them; the test turns the clock and lets the server look. */
function start(shared: readonly UpkeepJob[], ...own: OwnJob[]): RunningJobs {
  const startInterval: JobsDeps<HeldLease>['startInterval'] = (ms, tick) => {
    expect(ms).toBe(HOUR_MS);
    look = tick;
    return () => {
      cancelled += 1;
    };
  };
  const onError = (name: string) => void failed.push(name);
  const deps = { turns: turns(), lookEveryMs: HOUR_MS, startInterval, onError };
  const running = keepJobsRun({ shared, own }, deps);
  started.push(running);
  return running;
}

/** A job, and how often it ran. */
function job(name: string, run: UpkeepJob['run'] = async () => undefined) {
  const work = vi.fn(run);
  return { name, everyMs: DAY_MS, run: work, runs: () => work.mock.calls.length };
}

/** A shared job that is due at each look, since it never gets done. */
const probe = () => job('probe', () => Promise.reject(new Error('It is due again')));

/** Looks, and waits for the last job, which runs at each look and after all others. */
async function lookThrough(last: ReturnType<typeof job>): Promise<void> {
  const before = last.runs();
  await vi.waitFor(() => {
    look();
    expect(last.runs()).toBeGreaterThan(before);
  });
}

/** A job that runs until its signal aborts. */
function longJob(name: string) {
  const seen: HeldLease[] = [];
  const run = job(name, (held) => {
    seen.push(held);
    return new Promise((resolve) => held.signal.addEventListener('abort', () => resolve()));
  });
  return { ...run, held: async () => vi.waitFor(() => seen[0] ?? Promise.reject(new Error(name))) };
}

const takeOver = (name: string) => store.write((tx) => claimJob(tx, { name, everyMs: DAY_MS }));

describe('jobs', () => {
  it('U1 run once a day, however often the server starts on it', async () => {
    const [daily, last] = [job('daily'), probe()];
    start([daily, last]);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
    now += HOUR_MS;
    start([daily, last]);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
    now = MORNING + 14 * HOUR_MS;
    await lookThrough(last);
    expect(daily.runs()).toBe(2);
  });

  it('U1 run again where the clock that noted them was ahead', async () => {
    const [daily, last] = [job('daily'), probe()];
    now = MORNING + 400 * DAY_MS;
    start([daily, last]);
    await lookThrough(last);
    now = MORNING;
    await lookThrough(last);
    expect(daily.runs()).toBe(2);
  });

  it('U2 are due again at the next look when they fail, and hold up no other', async () => {
    const failing = job('failing', async () => {
      throw new Error('disk');
    });
    const [daily, last] = [job('daily'), probe()];
    start([failing, daily, last]);
    await lookThrough(last);
    const before = failing.runs();
    expect(failed.filter((name) => name === 'failing')).toHaveLength(before);
    await lookThrough(last);
    expect([failing.runs() > before, daily.runs()]).toEqual([true, 1]);
  });

  it('U3 U8 are held for a minute by a server that was killed', async () => {
    expect(await takeOver('daily')).toMatchObject({ fence: 1, takenAt: MORNING });
    const [daily, last] = [job('daily'), probe()];
    start([daily, last]);
    await lookThrough(last);
    now += 60_000 - 1;
    await lookThrough(last);
    expect(daily.runs()).toBe(0);
    now += 1;
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
  });

  it('U8 are held for as long as they run, also for hours', async () => {
    const daily = longJob('daily');
    start([daily]);
    const held = await daily.held();
    for (let quarters = 0; quarters < 12; quarters += 1) {
      now += 15_000;
      for (const renew of renewals) renew();
      await vi.waitFor(async () => {
        const lease = await store.read((tx) => findLease(tx, 'daily'));
        expect(lease?.endsAt).toBe(now + 60_000);
      });
      expect(await takeOver('daily')).toBeUndefined();
    }
    expect([held.now(), held.signal.aborted]).toEqual([now, false]);
  });

  it('U9 change nothing once another server has taken over, and end', async () => {
    const daily = longJob('daily');
    start([daily]);
    const held = await daily.held();
    const fencedStore = store.fencedBy(held);
    await fencedStore.createAccount(sampleAccount('anna'));
    // As if this server had been stopped for a minute.
    now += 60_000;
    expect(await takeOver('daily')).toMatchObject({ fence: 2 });
    const late = [
      () => fencedStore.createAccount(sampleAccount('ben')),
      () => fencedStore.eraseAccount('anna'),
      () => fencedStore.applyPush('anna', [], NO_RULES),
    ];
    for (const step of late) await expect(step()).rejects.toThrow(LeaseLostError);
    expect(await store.findAccount('anna')).toBeDefined();
    expect(held.signal.aborted).toBe(false);
    for (const renew of renewals) renew();
    await vi.waitFor(() => expect(held.signal.aborted).toBe(true));
    // The run that was cut short is not noted, and gives no lease of another server back.
    await vi.waitFor(() => expect(renewals.size).toBe(0));
    const lease = await store.read((tx) => findLease(tx, 'daily'));
    expect(lease).toMatchObject({ fence: 2, endsAt: now + 60_000 });
  });

  it('U8 end where the database does not answer for as long as their lease lasts', async () => {
    const daily = longJob('daily');
    start([daily]);
    const held = await daily.held();
    const write = vi.spyOn(store, 'write').mockRejectedValue(new Error('disk'));
    for (const seconds of [15, 30, 45, 59]) {
      now = MORNING + seconds * 1_000;
      for (const renew of renewals) renew();
      await vi.waitFor(() => expect(write).toHaveBeenCalled());
      expect(held.signal.aborted).toBe(false);
    }
    now = MORNING + 60_000;
    for (const renew of renewals) renew();
    await vi.waitFor(() => expect(held.signal.aborted).toBe(true));
    write.mockRestore();
  });

  it('U4 that a stop cut short are waited for, and due again at the next start', async () => {
    let hasEnded = false;
    const cutShort = job('daily', ({ signal }) => {
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          hasEnded = true;
          resolve();
        });
      });
    });
    const stopped = start([cutShort]);
    await vi.waitFor(() => expect(cutShort.runs()).toBe(1));
    look();
    await stopped.stop();
    expect([hasEnded, cutShort.runs(), cancelled]).toEqual([true, 1, 1]);
    const [daily, last] = [job('daily'), probe()];
    start([daily, last]);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
  });

  it('U5 of this machine run at the start and at each look, on every server', async () => {
    const [here, there] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const last = probe();
    start([last], { name: 'sweep', run: here });
    expect(here).toHaveBeenCalledOnce();
    await lookThrough(last);
    await lookThrough(last);
    expect(here.mock.calls.length).toBeGreaterThan(1);
    start([], { name: 'sweep', run: there });
    expect(there).toHaveBeenCalledOnce();
  });
});
