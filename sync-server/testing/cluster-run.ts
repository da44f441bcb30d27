import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The compiled server of this run. */
    readonly program: string;
  }
}

const CACHE = join(import.meta.dirname, '../../.cache');
/** What is not JavaScript stays in its package. */
const NOT_COMPILED = ['better-sqlite3', '@node-rs/argon2', 'pg-native'];

/** Once for a whole run: a PostgreSQL, and the server in one file, which starts twice as fast as from its sources. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(CACHE, { recursive: true });
  const program = join(CACHE, `cluster-${process.pid}.mjs`);
  const [postgres] = await Promise.all([startPostgres(), compileServer(program)]);
  project.provide('postgres', postgres.url);
  project.provide('program', program);
  return async () => {
    rmSync(program);
    await postgres.stop();
  };
}

/** Packages that are not ES modules ask for `require` and the name of their file. */
const AS_COMMON_JS = `
  import { createRequire } from 'node:module';
  const require = createRequire(import.meta.url);
  const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];`;

/** Puts the server and its packages into one file; `plugins` may change what it is made of. */
export async function compileServer(
  program: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    plugins: [...plugins],
    entryPoints: [join(import.meta.dirname, '../main.ts')],
    outfile: program,
    bundle: true,
    external: NOT_COMPILED,
    platform: 'node',
    format: 'esm',
    banner: { js: AS_COMMON_JS },
    logLevel: 'error',
  });
}
