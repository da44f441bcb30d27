import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { subMonths } from 'date-fns';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, startCluster } from '../testing/cluster';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Late enough that a server can be stopped between two statements of a job. */
const LATE_MS = 60;

let cluster: Cluster;
let client: Client;
let now: number;

async function begin(options: { readonly clockAheadMs?: (at: number) => number } = {}) {
  cluster = await startCluster({ name: 'jobs', servers: 2, isLater: true, ...options });
  client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
}

async function ask<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, [...values])).rows as Row[];
}

function servers(): [ClusterServer, ClusterServer] {
  return cluster.servers as unknown as [ClusterServer, ClusterServer];
}

/** Whom letters went to that lie in the outboxes of all servers. */
function letters(): number {
  const folders = cluster.servers.map(({ data }) => join(data, 'outbox'));
  return folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])).length;
}

/** A person who was last here so many months ago, and was warned so many days ago. */
async function addUnused(id: string, months: number, warnedDays?: number): Promise<void> {
  await cluster.addPerson(id, { createdAt: subMonths(now, months).getTime() });
  await client.query(
    `INSERT INTO account_activity (account_id, seen_at, warned_at) VALUES ($1, $2, $3)
     ON CONFLICT (account_id) DO UPDATE SET seen_at = $2, warned_at = $3`,
    [
      id,
      subMonths(now, months).getTime(),
      warnedDays === undefined ? null : now - warnedDays * DAY_MS,
    ],
  );
}

async function untilDone(job: string): Promise<void> {
  const succeeded = () =>
    ask('SELECT FROM job_runs WHERE name = $1 AND succeeded_at IS NOT NULL', [job]);
  await expect.poll(succeeded).toHaveLength(1);
}

async function accounts(): Promise<string[]> {
  const rows = await ask<{ readonly id: string }>('SELECT id FROM accounts ORDER BY id');
  return rows.map(({ id }) => id);
}

async function audit(): Promise<string[]> {
  const rows = await ask<{ readonly said: string }>(
    "SELECT account_id || ' ' || action AS said FROM audit ORDER BY number",
  );
  return rows.map(({ said }) => said);
}

beforeEach(() => {
  now = Date.now();
});
afterEach(async () => {
  await client.end();
  await cluster.close();
});

describe('daily work on several servers', () => {
  /** A person who is due to be warned and one who is due to be erased, and a server that stands still with the work in hand. */
  async function stopTheHolder(): Promise<void> {
    await begin();
    await addUnused('unused', 25);
    await addUnused('warned', 40, 31);
    const [first] = servers();
    first.database.set({ kind: 'slow', ms: LATE_MS });
    await first.start();
    const held = () => ask("SELECT FROM leases WHERE name LIKE '%keep-periods'");
    await expect.poll(held, { interval: 5 }).toHaveLength(1);
    first.signal('SIGSTOP');
    expect([letters(), await accounts()]).toEqual([0, ['unused', 'warned']]);
  }

  async function expectDoneOnce(): Promise<void> {
    await untilDone('keep-periods');
    expect([letters(), await accounts()]).toEqual([1, ['unused']]);
    const said = await audit();
    expect(said.filter((line) => line === 'unused inactivity-warned')).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('warned '))).toHaveLength(1);
  }

  it('G7 U9 the fence refuses who holds a lease that another server has taken since', async () => {
    await stopTheHolder();
    const [first, second] = servers();
    await client.query('UPDATE leases SET ends_at = 0, fence = fence + 1');
    first.signal('SIGCONT');
    await expect.poll(() => first.log()).toContain('LeaseLost');
    expect([letters(), await accounts(), await audit()]).toEqual([0, ['unused', 'warned'], []]);
    await second.start();
    await expectDoneOnce();
  });

  it('G7 U8 who sleeps past its lease and goes on: one letter, one erasure', async () => {
    await stopTheHolder();
    const [first, second] = servers();
    // As if the minute had passed that a lease lasts.
    await client.query('UPDATE leases SET ends_at = 0');
    await second.start();
    await expectDoneOnce();
    first.signal('SIGCONT');
    await expect.poll(() => first.log()).toContain('a job failed');
    await expectDoneOnce();
  });

  it('G8 U8 goes by the clock of the database, however far ahead that of its server is', async () => {
    await begin({ clockAheadMs: () => 10 * YEAR_MS });
    const here = await cluster.addPerson('here', { createdAt: now });
    await addUnused('warned', 24, 1);
    await servers()[0].start();
    await untilDone('keep-periods');
    expect(await accounts()).toEqual(['here', 'warned']);
    expect([letters(), await audit()]).toEqual([0, []]);
    expect(await ask('SELECT FROM sessions WHERE account_id = $1', [here.id])).toHaveLength(1);
  });
});
