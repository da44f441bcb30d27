import type { Browser } from '@playwright/test';
import { type Contestant, openDevice, type Wire } from './contestant';
import { hashContents, makeEntries } from './entries';

export interface SyncFigures {
  /** Offline entries until the server has said that all are stored, milliseconds. */
  readonly upMs: number;
  /** An empty second device until it holds them all, milliseconds. */
  readonly downMs: number;
  readonly wire: Wire;
}

/** Writes entries on one device, sends them, fetches them on another, and proves by hash that every word arrived. */
export async function measureSync(
  browser: Browser,
  contestant: Contestant,
  count: number,
): Promise<SyncFigures> {
  const entries = makeEntries(count, 500);
  const expected = await hashContents(entries.map((entry) => entry.content));
  const person = await contestant.server.newPerson();

  const first = await openDevice(browser, contestant, person);
  await first.page.evaluate((all) => window.bench.write(all), entries);
  const upMs = await first.page.evaluate(() => window.bench.push());
  await first.context.close();

  const second = await openDevice(browser, contestant, person);
  const downMs = await second.page.evaluate(() => window.bench.pull());
  const arrived = await second.page.evaluate(() => window.bench.localHash());
  await second.context.close();
  if (arrived !== expected) throw new Error(`${contestant.name}: the second device lacks words`);

  return {
    upMs,
    downMs,
    wire: {
      requests: first.wire.requests + second.wire.requests,
      bytes: first.wire.bytes + second.wire.bytes,
    },
  };
}
