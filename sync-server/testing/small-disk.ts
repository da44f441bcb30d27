import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { type OwnPostgres, startOwnPostgres } from './postgres';

/** A PostgreSQL none of whose files can become larger than a limit: a table that reaches it meets what a full disk says. */
export interface SmallDisk {
  readonly postgres: OwnPostgres;
  /** Kills it and starts it with all the room there is. */
  makeRoom(): Promise<void>;
  stop(): Promise<void>;
}

/** `bytes` is more than a segment of the write-ahead log. No whole number of pages, so that the last fits in part, as on a disk. */
export async function startOnSmallDisk(bytes: number): Promise<SmallDisk> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL: install postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const limit = join(folder, 'limit');
  const program = join(folder, 'postgres');
  // A shell counts in blocks of 512 bytes.
  writeFileSync(limit, String(bytes / 512));
  writeFileSync(
    program,
    `#!/bin/sh\nulimit -f $(cat '${limit}')\nexec '${join(programs, 'postgres')}' "$@"\n`,
  );
  chmodSync(program, 0o755);
  chmodSync(folder, 0o755);
  symlinkSync(join(programs, 'initdb'), join(folder, 'initdb'));
  const named = process.env.POSTGRES_PROGRAMS;
  process.env.POSTGRES_PROGRAMS = folder;
  const postgres = await startOwnPostgres();
  if (named === undefined) delete process.env.POSTGRES_PROGRAMS;
  else process.env.POSTGRES_PROGRAMS = named;
  return {
    postgres,
    async makeRoom() {
      writeFileSync(limit, 'unlimited');
      await postgres.killAndStart(async () => undefined);
    },
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
