import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this run. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for a whole run; each process makes databases of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
}
