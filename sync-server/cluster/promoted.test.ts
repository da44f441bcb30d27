import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { type ClusterDevice, openClusterDevice } from '../testing/cluster-device';
import { type OwnPostgres, startOwnPostgres } from '../testing/postgres';

/** Entries that the primary acknowledges and its standby never gets. */
const BEHIND = 5;

let postgres: OwnPostgres;
let promoted: OwnPostgres | undefined;
let cluster: Cluster;
let person: Person;
let devices: [ClusterDevice, ClusterDevice];
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  const databaseUrl = await postgres.createDatabase();
  cluster = await startCluster({ name: 'promoted', servers: 2, databaseUrl });
  person = await cluster.addPerson('anna');
  devices = [await openClusterDevice(person), await openClusterDevice(person)];
});
afterEach(async () => {
  for (const device of devices) await device.close();
  await cluster.close();
  await promoted?.stop();
  promoted = undefined;
});

function servers(): [ClusterServer, ClusterServer] {
  return cluster.servers as unknown as [ClusterServer, ClusterServer];
}

/** Writes entries on a device and sends them to a server. */
async function write(at: 0 | 1, name: string, count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    await devices[at].write(`${name}-${each}`, `words of ${name} ${each}`);
    await devices[at].syncToEnd(() => servers()[at].origin);
  }
}

function named(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, each) => `${name}-${each}`);
}

/** Both sync with either server until nothing changes, and so does a device that has nothing. */
async function expectEverywhere(ids: readonly string[]): Promise<void> {
  for (const { origin } of [...servers(), ...servers()]) {
    for (const device of devices) await device.syncToEnd(() => origin);
  }
  const empty = await openClusterDevice(person);
  await empty.syncToEnd(() => servers()[0].origin);
  for (const device of [...devices, empty]) {
    expect(Object.keys(await device.words()).sort()).toEqual([...ids].sort());
    expect(await device.keptVersions()).toBe(0);
  }
  await empty.close();
}

/** Both have an epoch that is not this one, and the same. */
async function expectAnother(epoch: string | null): Promise<void> {
  const [one, other] = await Promise.all(devices.map((device) => device.epoch()));
  expect([one === epoch, one === other]).toEqual([false, true]);
}

/** How far the servers have noted that the database has come, in their folders or in the bucket. */
function marks(): string[] {
  const files = servers().map(({ data }) => join(data, 'high-water-mark'));
  const noted = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const objects = [...cluster.bucket.objects].filter(([key]) => key.includes('high-water-mark'));
  return [...noted, ...objects.map(([, { bytes }]) => bytes.toString())];
}

describe('a standby that is behind becomes the primary', () => {
  it('G3 P53 every word of every device is back, in an epoch that the servers notice by themselves', async () => {
    await write(0, 'before', 2);
    await devices[1].syncToEnd(() => servers()[1].origin);
    const epoch = await devices[0].epoch();
    const copy = await postgres.copy();
    await write(0, 'behind', BEHIND);
    // This device's checkpoint is beyond what the standby has counted, and its own words get those numbers again.
    await devices[1].syncToEnd(() => servers()[1].origin);
    await devices[1].write('offline-0', 'words of offline 0');
    await postgres.failOver(copy);
    await devices[1].syncToEnd(() => servers()[1].origin);
    await write(1, 'after', 2);
    await expectEverywhere([
      ...named('before', 2),
      ...named('behind', BEHIND),
      ...named('offline', 1),
      ...named('after', 2),
    ]);
    await expectAnother(epoch);
    await copy.remove();
  });

  it('G4 P53 the same while one server is still on the old primary', async () => {
    const [stays, goes] = servers();
    await write(0, 'before', 2);
    await devices[1].syncToEnd(() => goes.origin);
    const copy = await postgres.copy();
    await write(0, 'behind', BEHIND);
    const beside = await postgres.failOverBeside(copy);
    promoted = beside;
    goes.leadTo(beside.url);
    goes.database.set({ kind: 'cut' });
    goes.database.set({ kind: 'fair' });
    // Each acknowledges words that the other's database does not get.
    await write(0, 'old-primary', 2);
    await write(1, 'new-primary', 2);
    const epoch = await devices[0].epoch();
    expect(await devices[1].epoch()).not.toBe(epoch);
    stays.leadTo(beside.url);
    stays.database.set({ kind: 'cut' });
    stays.database.set({ kind: 'fair' });
    await expectEverywhere([
      ...named('before', 2),
      ...named('behind', BEHIND),
      ...named('old-primary', 2),
      ...named('new-primary', 2),
    ]);
    await expectAnother(epoch);
    await copy.remove();
  });

  it('G14 P56 a snapshot of the folder is put back while the servers are off: another epoch before the first answer', async () => {
    await write(0, 'before', 2);
    await devices[1].syncToEnd(() => servers()[1].origin);
    const epoch = await devices[0].epoch();
    const copy = await postgres.copy();
    await write(0, 'lost', BEHIND);
    await devices[1].syncToEnd(() => servers()[1].origin);
    const before = marks();
    await expect.poll(marks, { timeout: 30_000 }).not.toEqual(before);
    await Promise.all(servers().map((server) => server.stop()));
    await postgres.putBack(copy);
    await Promise.all(servers().map((server) => server.start()));
    await write(1, 'after', 2);
    await expectEverywhere([...named('before', 2), ...named('lost', BEHIND), ...named('after', 2)]);
    await expectAnother(epoch);
    await copy.remove();
  });
});
