import { type Entry, makeEntries } from './entries';

/** What each page under test offers to the harness as `window.bench`. Times are milliseconds. */
export interface BenchPage {
  /** Opens (or reopens) the local database. */
  open(personId: string): Promise<void>;
  /** Writes without any network; resolves when the local database has it. */
  write(entries: readonly Entry[]): Promise<void>;
  /** Sends the `count` entries that wait; until the server has stored them. */
  push(count: number): Promise<number>;
  /** Fetches the `count` entries the server has; until the local database holds them. */
  pull(count: number): Promise<number>;
  /** Saves one entry; until the local database has it. */
  saveOne(entry: Entry): Promise<number>;
  /** The contents of the newest entries, newest first. */
  newest(limit: number): Promise<string[]>;
  /** A hash over every content held locally. */
  localHash(): Promise<string>;
}

declare global {
  interface Window {
    bench: BenchPage;
    makeEntries: typeof makeEntries;
  }
}

/** Hands a program under test to the harness, beside the entries it is to write. */
export function offerBench(bench: BenchPage): void {
  window.bench = bench;
  window.makeEntries = makeEntries;
}

/** Where the servers of the WebSocket programs say that they have stored `?person=` to the last of `&count=` entries. */
export const STORED_PATH = '/stored';

/** Resolves when the server has stored so many entries of a person: what its own protocol does not tell a device. */
export async function untilStored(person: string, count: number): Promise<void> {
  const response = await fetch(`${STORED_PATH}?person=${person}&count=${count}`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
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
