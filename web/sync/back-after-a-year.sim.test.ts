import { afterEach, expect, it } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { createTestNetwork } from '../../shared/testing/network';
import { memoryDisk } from './testing/device-disk';
import { SimDevice } from './testing/sim-device';
import { type SimServer, startSimServer } from './testing/sim-server';

const ANNA = 'anna';
const YEAR_MS = 31_536_000_000;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startServer(): Promise<SimServer> {
  let now = Date.parse('2026-03-01T08:00:00Z');
  const server = await startSimServer([ANNA], () => (now += 100));
  closing.push(() => server.close());
  await server.setPlan(ANNA, 'premium');
  return server;
}

function newDevice(server: SimServer, name: string): SimDevice {
  const network = createTestNetwork((request) => server.handle(ANNA, request));
  const device = new SimDevice(ANNA, name, memoryDisk(), network);
  closing.push(() => device.closeTabs());
  return device;
}

async function write(device: SimDevice, id: string, content: string): Promise<void> {
  const { records } = (await device.tab(0)).store;
  const opened = await records.find(journalEntry, id);
  const body = { content, audioUrl: null };
  await records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened });
}

async function remove(device: SimDevice, id: string): Promise<void> {
  const { records } = (await device.tab(0)).store;
  const seen = await records.find(journalEntry, id);
  if (seen) await records.remove(id, seen.version);
}

async function contents(device: SimDevice): Promise<Record<string, unknown>> {
  return Object.fromEntries((await device.records()).map(({ id, body }) => [id, body.content]));
}

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

it('F15 F11 a device that was off for a year: what was deleted stays deleted, what it wrote offline arrives', async () => {
  const server = await startServer();
  const [left, used] = [newDevice(server, 'left'), newDevice(server, 'used')];
  for (const id of ids('old', 300)) await write(left, id, `${id} as it was`);
  expect(await left.syncWell(0)).toMatchObject({ kind: 'synced' });
  expect(await used.syncWell(0)).toMatchObject({ kind: 'synced' });

  // A year: one device lies in a drawer and is written on once, the other is used every day.
  left.setClock(-10 * YEAR_MS);
  used.setClock(YEAR_MS);
  for (const id of ids('drawer', 20)) await write(left, id, `${id} offline`);
  await write(left, 'old-0', 'old-0 as it was\nand a line from the drawer');
  await write(left, 'old-1', 'old-1 as it was\nand a line from the drawer');
  for (const id of ids('new', 1_500)) await write(used, id, id);
  await used.syncWell(0);
  for (const id of [...ids('old', 300).slice(1), ...ids('new', 700)]) await remove(used, id);
  await write(used, 'old-0', 'A line on top.\nold-0 as it was');
  expect(await used.syncWell(0)).toMatchObject({ kind: 'synced' });

  for (const device of [left, used, left]) {
    expect(await device.syncWell(0)).toMatchObject({ kind: 'synced' });
  }
  const expected: Record<string, string> = {
    'old-0': 'A line on top.\nold-0 as it was\nand a line from the drawer',
    // Deleted there and written on here: an edit beats a deletion (M12).
    'old-1': 'old-1 as it was\nand a line from the drawer',
    ...Object.fromEntries(ids('drawer', 20).map((id) => [id, `${id} offline`])),
    ...Object.fromEntries(
      ids('new', 1_500)
        .slice(700)
        .map((id) => [id, id]),
    ),
  };
  expect(await contents(left)).toEqual(expected);
  expect(await contents(used)).toEqual(expected);
});
