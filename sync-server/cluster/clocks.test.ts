import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, startCluster } from '../testing/cluster';
import { type ClusterDevice, openClusterDevice } from '../testing/cluster-device';
import { call } from '../testing/writing';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** How far the clock of each server is ahead. */
const AHEAD_MS = [-10 * YEAR_MS, -10 * MINUTE_MS, 10 * MINUTE_MS, 10 * YEAR_MS];

let cluster: Cluster;
const devices: ClusterDevice[] = [];
beforeAll(async () => {
  cluster = await startCluster({
    name: 'clocks',
    servers: AHEAD_MS.length,
    clockAheadMs: (at) => AHEAD_MS[at] ?? 0,
  });
});
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close();
});
afterAll(() => cluster.close());

describe('G8 servers whose clocks are ten minutes and ten years apart', () => {
  it('G8 lose no word that two devices write through all of them', async () => {
    const person = await cluster.addPerson('anna');
    const both = await Promise.all([openClusterDevice(person), openClusterDevice(person)]);
    devices.push(...both);
    const expected: Record<string, string> = {};
    for (let each = 0; each < 12; each += 1) {
      const server = cluster.servers[each % cluster.servers.length] as ClusterServer;
      const device = both[each % 2] as ClusterDevice;
      expected[`entry-${each}`] = `words ${each}`;
      await device.write(`entry-${each}`, `words ${each}`);
      await device.write('shared', `told ${each}`);
      await device.syncToEnd(() => server.origin);
      // The other device edits that text through a server whose clock differs.
      const next = cluster.servers[(each + 1) % cluster.servers.length] as ClusterServer;
      await (both[(each + 1) % 2] as ClusterDevice).syncToEnd(() => next.origin);
    }
    for (const device of both) {
      expect(await device.words()).toEqual({ ...expected, shared: 'told 11' });
      expect(await device.keptVersions()).toBe(0);
    }
  });

  it('G8 P48 lose no word that calls change through all of them', async () => {
    const person = await cluster.addPerson('ruth');
    const checkIn = { date: '2026-03-01', mood: 'peaceful' };
    const gratitudes = ['gratitude1', 'gratitude2', 'gratitude3'];
    for (const [each, server] of [...cluster.servers, ...cluster.servers].reverse().entries()) {
      const words = { [gratitudes[each % 3] ?? '']: `thanks ${each}` };
      const { outcome } = await call(person, `${server.origin}/api/check-in`, {
        method: 'POST',
        json: { ...checkIn, truthStatement: `told ${each}`, ...words },
      });
      expect(outcome).toBe(200);
    }
    const url = `${cluster.servers[1]?.origin}/api/check-in/2026-03-01`;
    expect((await call(person, url)).body).toMatchObject({
      checkIn: {
        truthStatement: 'told 7',
        gratitude1: 'thanks 6',
        gratitude2: 'thanks 7',
        gratitude3: 'thanks 5',
      },
    });
  });
});
