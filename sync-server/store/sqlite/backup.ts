import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { syncToDisk } from '../../disk/sync-to-disk';
import type { Erasure } from '../erasure';
import { holdAlone, OperatorError } from './hold-alone';
import { prepareRestored } from './prepare-restored';

/**
 * Copies a database, also while a server writes to it, as it stands at one moment. `target` appears whole and on
 * disk, or not at all. It holds people's words sealed; the master key is not in it.
 */
export async function backUpDatabase(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  if (resolve(file) === resolve(target)) {
    throw new OperatorError('A backup must not take the place of the database.');
  }
  const partial = `${target}.partial`;
  await copyDatabase(file, partial);
  makeSingleFile(partial);
  putInPlace(partial, target);
}

/**
 * Puts a backup in the place of the database, under a new epoch, so that every device verifies and pushes again (F6).
 * Refuses while a server holds the database, and a backup that is damaged or newer than this program; then nothing
 * has changed. Everyone in `erased` is removed from it (A24). The database that was there stays beside it as
 * `.before-restore`.
 */
export async function restoreDatabase(
  source: string,
  file: string,
  randomId: () => string,
  erased: readonly Erasure[] = [],
): Promise<void> {
  if (!existsSync(source)) throw new OperatorError(`There is no backup at ${source}.`);
  const partial = `${file}.restoring`;
  try {
    await copyDatabase(source, partial);
    await prepareRestored(partial, randomId(), erased);
  } catch (cause) {
    removeDatabase(partial);
    throw new OperatorError(`${source} can't be restored: ${(cause as Error).message}`, { cause });
  }
  const held = existsSync(file) ? holdAlone(file) : undefined;
  try {
    if (held) keepAside(file);
    putInPlace(partial, file);
  } finally {
    held?.close();
  }
}

/** More pages than there are: copied in one step, a backup need not start over whenever the server writes. */
const ALL_PAGES = 0x7fffffff;

async function copyDatabase(source: string, target: string): Promise<void> {
  removeDatabase(target);
  writeFileSync(target, '', { mode: 0o600 });
  const db = new Sqlite(source, { fileMustExist: true });
  try {
    await db.backup(target, { progress: () => ALL_PAGES });
  } finally {
    db.close();
  }
}

/** A second name for the replaced database: what was written after the backup may be needed. */
function keepAside(file: string): void {
  const aside = `${file}.before-restore`;
  removeDatabase(aside);
  linkSync(file, aside);
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
}

/** Folds the WAL in and leaves WAL mode, so that one file is all there is. */
function makeSingleFile(file: string): void {
  const db = new Sqlite(file);
  db.pragma('journal_mode = DELETE');
  db.close();
}

function putInPlace(from: string, to: string): void {
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(dirname(resolve(to)));
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(`${file}${suffix}`, { force: true });
}
