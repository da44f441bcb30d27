import { constants, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isMediaId } from '../../../shared/protocol/media';
import { syncToDisk } from '../../disk/sync-to-disk';
import { isAccountId, mediaFolderOf, mediaPathOf } from '../../media/media-path';
import { sealedSize } from '../../media/sealed-segments';
import type { Erasure } from '../erasure';
import { backUpDatabase, restoreDatabase } from './backup';
import { databaseFile, mediaFolder } from './database-file';
import { OperatorError } from './hold-alone';

/** A complete recording that the database of a backup names. */
interface Recording {
  readonly accountId: string;
  readonly id: string;
  readonly bytes: number;
}

export interface FilesReport {
  readonly recordings: number;
  /** `<account id>/<media id>` of recordings that are named and not there, or not whole. */
  readonly missing: readonly string[];
}

/**
 * Makes a backup: a folder with the database as it stands at one moment and the recordings it names, all sealed; no key
 * and no ledger of erased accounts is in it. Recordings never change once complete, so those copied after the database fit
 * it; one that was deleted meanwhile is reported. The folder appears whole and on disk, or not at all.
 */
export async function backUp(dataDir: string, target: string): Promise<FilesReport> {
  if (existsSync(target)) throw new OperatorError(`There is something at ${target} already.`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    await backUpDatabase(databaseFile(dataDir), databaseFile(partial));
    const recordings = readRecordings(databaseFile(partial));
    const missing = await copyRecordings(recordings, mediaFolder(dataDir), mediaFolder(partial));
    syncToDisk(partial);
    renameSync(partial, target);
    syncToDisk(dirname(resolve(target)));
    return { recordings: recordings.length - missing.length, missing };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

export interface RestoreOptions {
  readonly dataDir: string;
  readonly randomId: () => string;
  /** Everyone in the ledger of erased accounts: they stay gone (A24). */
  readonly erased: readonly Erasure[];
  /** Refuse, and change nothing, where a recording is missing. */
  readonly complete: boolean;
}

/**
 * Puts a backup in the place of the data: a folder made by {@link backUp}, or a database file alone. Recordings that are
 * there already stay, also those made since: the next collection finds them. Refuses as {@link restoreDatabase} does, and
 * a backup that leads anywhere but into its own folder or the data (A34): ids of another form, or links.
 */
export async function restore(source: string, options: RestoreOptions): Promise<FilesReport> {
  if (!existsSync(source)) throw new OperatorError(`There is no backup at ${source}.`);
  const { dataDir, randomId, erased, complete } = options;
  const isFolder = statSync(source).isDirectory();
  const database = isFolder ? databaseFile(source) : source;
  const here = mediaFolder(dataDir);
  const there = isFolder ? mediaFolder(source) : here;
  const named = readBackup(source, database);
  if (isFolder) refuseLinks(source, named);
  const gone = new Set(erased.map(({ accountId }) => accountId));
  const recordings = named.filter((each) => !gone.has(each.accountId));
  const isLost = (each: Recording) => !isWhole(here, each) && !isWhole(there, each);
  const lost = recordings.filter(isLost).map(nameOf);
  if (complete && lost.length > 0) {
    throw new OperatorError(`Recordings are missing: ${lost.join(', ')}. Nothing was changed.`);
  }
  await restoreDatabase(database, databaseFile(dataDir), randomId, erased);
  const absent = recordings.filter((each) => !isWhole(here, each));
  const missing = await copyRecordings(absent, there, here);
  return { recordings: recordings.length - missing.length, missing };
}

function readBackup(source: string, database: string): Recording[] {
  try {
    return readRecordings(database);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const { message } = cause as Error;
    throw new OperatorError(`${source} can't be restored: ${message}`, { cause });
  }
}

/** What a backup made here never holds: a link, by which a file from elsewhere would be read. */
function refuseLinks(source: string, recordings: readonly Recording[]): void {
  const media = mediaFolder(source);
  const folders = new Set(recordings.map(({ accountId }) => mediaFolderOf(media, accountId)));
  const files = recordings.map((each) => mediaPathOf(media, each));
  for (const path of [databaseFile(source), media, ...folders, ...files]) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new OperatorError(
        `${source} can't be restored: there is a link in it, where a backup holds files. Nothing was changed.`,
      );
    }
  }
}

/** None in a backup from before there were recordings. Throws for a name that could lead elsewhere (A34). */
function readRecordings(database: string): Recording[] {
  const db = new Sqlite(database, { readonly: true, fileMustExist: true });
  try {
    const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'media'").get();
    if (!known) return [];
    const all = db.prepare<[], Recording & { completedAt: number | null }>(
      'SELECT user_id AS accountId, id, bytes, completed_at AS completedAt FROM media',
    );
    const rows = all.all();
    if (!rows.every(({ accountId, id }) => isAccountId(accountId) && isMediaId(id))) {
      throw new OperatorError(
        'The database names a recording by what is no id here. Nothing was changed.',
      );
    }
    return rows.filter(({ completedAt }) => completedAt !== null);
  } finally {
    db.close();
  }
}

/** Copies each and waits for the disk; returns the names of those that could not be had. */
async function copyRecordings(
  recordings: readonly Recording[],
  from: string,
  to: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const recording of recordings) {
    if (isWhole(from, recording))
      await copyDurably(mediaPathOf(from, recording), mediaPathOf(to, recording));
    if (!isWhole(to, recording)) missing.push(nameOf(recording));
  }
  return missing;
}

async function copyDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = `${to}.copy`;
  await copyFile(from, partial, constants.COPYFILE_FICLONE);
  syncToDisk(partial);
  renameSync(partial, to);
  for (const parent of [folder, dirname(folder), dirname(dirname(folder))]) syncToDisk(parent);
}

function isWhole(folder: string, recording: Recording): boolean {
  const found = lstatSync(mediaPathOf(folder, recording), { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === sealedSize(recording.bytes);
}

function nameOf({ accountId, id }: Recording): string {
  return `${accountId}/${id}`;
}
