import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { prepareRestored } from './prepare-restored';

/** A backup or a restore that can't be done as things are. The message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Copies a database, also while a server writes to it, as it stands at one moment. `target` appears whole and on
 * disk, or not at all. It holds people's words sealed; the master key is not in it.
 */
export async function backUpDatabase(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  if (resolve(file) === resolve(target)) {
    throw new BackupError('A backup must not take the place of the database.');
  }
  const partial = `${target}.partial`;
  await copyDatabase(file, partial);
  makeSingleFile(partial);
  putInPlace(partial, target);
}

/**
 * Puts a backup in the place of the database, under a new epoch, so that every device verifies and pushes again (F6).
 * Refuses while a server holds the database, and a backup that is damaged or newer than this program; then nothing
 * has changed. The database that was there stays beside it as `.before-restore`.
 */
export async function restoreDatabase(
  source: string,
  file: string,
  randomId: () => string,
): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no backup at ${source}.`);
  const partial = `${file}.restoring`;
  try {
    await copyDatabase(source, partial);
    prepareRestored(partial, randomId());
  } catch (cause) {
    removeDatabase(partial);
    throw new BackupError(`${source} can't be restored: ${(cause as Error).message}`, { cause });
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

/**
 * Locks a database against every other program until it is closed. Its WAL is folded in, so none is left behind.
 * A damaged one, which a backup is there for, can't be locked; nobody can be using it either.
 */
function holdAlone(file: string): Database {
  const db = new Sqlite(file, { timeout: 0 });
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(cause.code)) {
      db.close();
      throw new BackupError('The database is in use. Stop the server first.', { cause });
    }
  }
  return db;
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

function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
