import type { Entry } from './entries';

/** What each page under test offers to the harness as `window.bench`. Times are milliseconds. */
export interface BenchPage {
  /** Opens (or reopens) the local database. */
  open(personId: string): Promise<void>;
  /** Writes without any network. */
  write(entries: readonly Entry[]): Promise<void>;
  /** Sends everything that waits; resolves when the server has said that it is stored. */
  push(): Promise<number>;
  /** Fetches everything from the server into the local database. */
  pull(): Promise<number>;
  /** Saves one entry and says how long it took. */
  saveOne(entry: Entry): Promise<number>;
  /** The contents of the newest entries, newest first. */
  newest(limit: number): Promise<string[]>;
  /** A hash over every content held locally. */
  localHash(): Promise<string>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How long until the server had answered the last write of `work`: from then on it is durable there. Milliseconds. */
export async function untilDurable(work: () => Promise<unknown>): Promise<number> {
  performance.clearResourceTimings();
  const begun = performance.now();
  await work();
  const answered = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/push$|_bulk_docs/.test(name))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return Math.max(...answered) - begun;
}
