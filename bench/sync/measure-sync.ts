import type { Browser } from '@playwright/test';
import type { Contestant } from './contestant';
import { type Device, openDevice } from './device';
import { type Entry, hashContents } from './entries';
import { OVER_LIMIT, withinLimit } from './limit';
import { addWires, NO_WIRE, type Wire } from './wire';

export interface SyncFigures {
  /** Offline entries until the server has stored them all, milliseconds. */
  readonly upMs: number;
  /** An empty second device until it holds them all, milliseconds; NaN if the server never had them. */
  readonly downMs: number;
  /** Undefined if one of the two did not end. */
  readonly wire: Wire | undefined;
}

interface Way {
  readonly ms: number;
  readonly wire: Wire;
}

const NEVER: Way = { ms: OVER_LIMIT, wire: NO_WIRE };

/** Writes entries on one device, sends them, fetches them on another, and proves by hash that every word arrived. */
export async function measureSync(
  browser: Browser,
  contestant: Contestant,
  entries: readonly Entry[],
): Promise<SyncFigures> {
  const person = await contestant.server.newPerson();
  const onDevice = async (measure: (device: Device, entries: readonly Entry[]) => Promise<Way>) => {
    const device = await openDevice(browser, contestant, person);
    const way = await measure(device, entries);
    await device.context.close();
    return way;
  };
  const up = await onDevice(sendAll);
  if (up.ms === OVER_LIMIT) return { upMs: OVER_LIMIT, downMs: Number.NaN, wire: undefined };
  const down = await onDevice(fetchAll);
  const wire = down.ms === OVER_LIMIT ? undefined : addWires(up.wire, down.wire);
  return { upMs: up.ms, downMs: down.ms, wire };
}

async function sendAll({ page, wire }: Device, entries: readonly Entry[]): Promise<Way> {
  await page.evaluate((all) => window.bench.write(all), entries);
  const ms = await withinLimit(page.evaluate((all) => window.bench.push(all), entries.length));
  return ms === undefined ? NEVER : { ms, wire };
}

async function fetchAll({ page, wire }: Device, entries: readonly Entry[]): Promise<Way> {
  const ms = await withinLimit(page.evaluate((all) => window.bench.pull(all), entries.length));
  if (ms === undefined) return NEVER;
  const arrived = await page.evaluate(() => window.bench.localHash());
  const expected = await hashContents(entries.map(({ content }) => content));
  if (arrived !== expected) throw new Error('The second device lacks words');
  return { ms, wire };
}
