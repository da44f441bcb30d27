import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '../store/sqlite/migrations/migrations';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { compileServer } from '../testing/cluster-run';
import { findLost } from '../testing/lost-words';
import { startWriting } from '../testing/writing';

const OLD_CHUNK = '/assets/screen-0old0old.js';
const NEW_CHUNK = '/assets/screen-0new0new.js';
/** On a machine that does much else: a server starts in the meantime. */
const LONGEST_CALL_MS = 5_000;

/** The next version: it adds a column. */
const NEXT_VERSION: Plugin = {
  name: 'next-version',
  setup({ onLoad }) {
    onLoad({ filter: /migrations\/migrations\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /\n\];\s*$/,
        `\n  {
          expand: 'ALTER TABLE records ADD COLUMN of_the_next_version INTEGER NOT NULL DEFAULT 0',
          worksFrom: ${MIGRATIONS.length},
        },\n];\n`,
      ),
    }));
  },
};

let next: string;
let cluster: Cluster;
let people: Person[];
beforeAll(async () => {
  next = `${inject('program')}-next.mjs`;
  await compileServer(next, [NEXT_VERSION]);
  cluster = await startCluster({
    name: 'two-versions',
    isLater: true,
    env: { DRAIN_SECONDS: '2' },
  });
  people = await cluster.addPeople('writer', 6);
});
afterAll(async () => {
  await cluster.close();
  rmSync(next);
});

/** Puts a build of the app beside a server, of which a chunk is of its own. */
function deliver({ data }: ClusterServer, chunk: string): void {
  const folder = join(dirname(data), 'dist/web');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Choose Wholeness</title>');
  writeFileSync(join(folder, chunk), `export const chunk = '${chunk}';`);
}

async function expectBothChunks(): Promise<void> {
  for (const { origin } of cluster.servers) {
    for (const chunk of [OLD_CHUNK, NEW_CHUNK]) {
      const answer = await fetch(origin + chunk);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        `export const chunk = '${chunk}';`,
      ]);
    }
  }
}

async function columns(): Promise<number> {
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT FROM information_schema.columns WHERE column_name = 'of_the_next_version'",
  );
  await client.end();
  return rowCount ?? 0;
}

it('G9 D8 F14 a version comes and goes while people write: no call fails, and every chunk is there', async () => {
  for (const server of cluster.servers) {
    deliver(server, OLD_CHUNK);
    await server.start();
  }
  await cluster.balance();
  const epoch = await cluster.store.readEpoch();
  const writing = startWriting(people, () => cluster.origin, { epoch });
  const replace = async (server: ClusterServer, chunk: string, program?: string) => {
    const before = writing.count();
    await expect.poll(() => writing.count()).toBeGreaterThan(before + people.length);
    expect(await server.stop()).toBe(0);
    deliver(server, chunk);
    await server.start(program);
  };
  const [first, second, third] = cluster.servers as unknown as [
    ClusterServer,
    ClusterServer,
    ClusterServer,
  ];
  // The first of the new version migrates; two of the old one serve on.
  await replace(first, NEW_CHUNK, next);
  expect(await columns()).toBe(1);
  await expectBothChunks();
  await replace(second, NEW_CHUNK, next);
  // One that is still of the old version starts again, and then all are rolled back.
  await replace(third, OLD_CHUNK);
  await replace(first, OLD_CHUNK);
  await replace(second, OLD_CHUNK);
  await expectBothChunks();
  expect(writing.longestWaitMs()).toBeLessThan(LONGEST_CALL_MS);
  await writing.stop();
  expect([...writing.outcomes.keys()]).toEqual([200]);
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
});
