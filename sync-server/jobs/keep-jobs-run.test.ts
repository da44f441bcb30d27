import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../sealing/master-key-keys';
import { createJobClaims } from '../services/upkeep/job-claims';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store';
import type { Store } from '../store/store';
import { type Job, type JobsDeps, keepJobsRun, type RunningJobs } from './keep-jobs-run';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ten in the morning of a day. */
const MORNING = 20_000 * DAY_MS + 10 * HOUR_MS;

let store: Store;
let now: number;
let look: () => void;
let cancelled: number;
let failed: string[];
let started: RunningJobs[];

beforeEach(() => {
  const keys = createKeys(Buffer.alloc(32, 3));
  store = openSqliteStore({ file: ':memory:', keys, randomId: () => 'epoch-1' });
  now = MORNING;
  cancelled = 0;
  failed = [];
  started = [];
});
afterEach(async () => {
  for (const jobs of started) await jobs.stop();
  await store.close();
});

/** As a server starts them; the test turns the clock and lets the server look. */
function start(...jobs: Job[]): RunningJobs {
  const startInterval: JobsDeps['startInterval'] = (ms, tick) => {
    expect(ms).toBe(HOUR_MS);
    look = tick;
    return () => {
      cancelled += 1;
    };
  };
  const claims = createJobClaims(store, () => now);
  const onError = (name: string) => void failed.push(name);
  const running = keepJobsRun(jobs, { claims, lookEveryMs: HOUR_MS, startInterval, onError });
  started.push(running);
  return running;
}

/** A job, and how often it ran. */
function job(name: string, run: Job['run'] = async () => undefined) {
  const work = vi.fn(run);
  return { name, everyMs: DAY_MS, run: work, runs: () => work.mock.calls.length };
}

/** Looks, and waits for the last job, which runs at each look and after all others. */
async function lookThrough(probe: ReturnType<typeof job>): Promise<void> {
  const before = probe.runs();
  await vi.waitFor(() => {
    look();
    expect(probe.runs()).toBeGreaterThan(before);
  });
}

const probe = () => ({ ...job('probe'), isOfThisServer: true });

describe('jobs', () => {
  it('U1 run once a day, however often the server starts on it', async () => {
    const [daily, last] = [job('daily'), probe()];
    start(daily, last);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
    now += HOUR_MS;
    start(daily, last);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
    now = MORNING + 14 * HOUR_MS;
    await lookThrough(last);
    expect(daily.runs()).toBe(2);
  });

  it('U1 run again where the clock that noted them was ahead', async () => {
    const [daily, last] = [job('daily'), probe()];
    now = MORNING + 400 * DAY_MS;
    start(daily, last);
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
    start(failing, daily, last);
    await lookThrough(last);
    const before = failing.runs();
    expect(failed).toEqual(Array(before).fill('failing'));
    await lookThrough(last);
    expect([failing.runs() > before, daily.runs()]).toEqual([true, 1]);
  });

  it('U3 are held for an hour by a server that was killed', async () => {
    expect(await createJobClaims(store, () => now).claim(job('daily'))).toBe(MORNING);
    const [daily, last] = [job('daily'), probe()];
    start(daily, last);
    await lookThrough(last);
    now += HOUR_MS - 1;
    await lookThrough(last);
    expect(daily.runs()).toBe(0);
    now += 1;
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
  });

  it('U4 that a stop cuts short are waited for, and due again at the next start', async () => {
    let hasEnded = false;
    const cutShort = job('daily', (signal) => {
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          hasEnded = true;
          resolve();
        });
      });
    });
    const stopped = start(cutShort);
    await vi.waitFor(() => expect(cutShort.runs()).toBe(1));
    look();
    await stopped.stop();
    expect([hasEnded, cutShort.runs(), cancelled]).toEqual([true, 1, 1]);
    const [daily, last] = [job('daily'), probe()];
    start(daily, last);
    await lookThrough(last);
    expect(daily.runs()).toBe(1);
  });

  it('U5 of this machine run at the start and at each look, on every server', async () => {
    const [here, there] = [probe(), probe()];
    start(here);
    expect(here.runs()).toBe(1);
    await lookThrough(here);
    start(there);
    expect(there.runs()).toBe(1);
  });
});
