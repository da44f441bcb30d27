import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this run. */
    readonly postgres: string;
    /** The timeline that it is on, as its epochs name it. */
    readonly timeline: string;
  }
}

/** One PostgreSQL for a whole run; each process makes databases of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  project.provide('timeline', await readTimeline(server.url));
  return () => server.stop();
}

async function readTimeline(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ timeline: string }>(
    'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline',
  );
  await client.end();
  return rows[0]?.timeline ?? '';
}
