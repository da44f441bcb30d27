import { constants, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isMediaId } from '../../../shared/protocol/media';
import { syncToDisk } from '../../disk/sync-to-disk';
import { copyRecording } from '../../media/copy-recording';
import type { MediaFiles } from '../../media/media-files';
import { createMediaFolder } from '../../media/media-folder';
import { isAccountId, isAttempt, mediaFolderOf, mediaPathOf } from '../../media/media-path';
import { sealedSize } from '../../media/sealed-segments';
import type { Erasure } from '../erasure';
import { backUpDatabase, restoreDatabase } from './backup';
import { databaseFile, mediaFolder } from './database-file';
import { OperatorError } from './hold-alone';

/** A complete recording that the database of a backup names. */
interface Recording {
  readonly accountId: string;
  readonly id: string;
  readonly attempt: string;
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
 * it; one that was deleted meanwhile is reported. Recordings `inBucket` are left out: the bucket has a backup of its own. The
 * folder appears whole and on disk, or not at all.
 */
export async function backUp(
  dataDir: string,
  target: string,
  { inBucket }: { readonly inBucket: boolean } = { inBucket: false },
): Promise<FilesReport> {
  if (existsSync(target)) throw new OperatorError(`There is something at ${target} already.`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    await backUpDatabase(databaseFile(dataDir), databaseFile(partial));
    const recordings = inBucket ? [] : readRecordings(databaseFile(partial));
    const to = folderPlace(mediaFolder(partial));
    const missing = await copyRecordings(recordings, mediaFolder(dataDir), to);
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
  /** The bucket in which recordings are, where it is not a folder of the data. */
  readonly bucket?: MediaFiles | undefined;
}

/**
 * Puts a backup in the place of the data: a folder made by {@link backUp}, or a database file alone. Recordings that are
 * there already stay, also those made since: the next collection finds them. Refuses as {@link restoreDatabase} does, and
 * a backup that leads anywhere but into its own folder or the data (A34): ids of another form, or links.
 */
export async function restore(source: string, options: RestoreOptions): Promise<FilesReport> {
  if (!existsSync(source)) throw new OperatorError(`There is no backup at ${source}.`);
  const { dataDir, randomId, erased, complete, bucket } = options;
  const isFolder = statSync(source).isDirectory();
  const database = isFolder ? databaseFile(source) : source;
  const here = bucket ? bucketPlace(bucket) : folderPlace(mediaFolder(dataDir));
  const there = mediaFolder(isFolder ? source : dataDir);
  const named = readBackup(source, database);
  if (isFolder) refuseLinks(source, named);
  const gone = new Set(erased.map(({ accountId }) => accountId));
  const recordings = named.filter((each) => !gone.has(each.accountId));
  const lost: string[] = [];
  for (const each of complete ? recordings : []) {
    if (!isWhole(there, each) && !(await here.has(each))) lost.push(nameOf(each));
  }
  if (lost.length > 0) {
    throw new OperatorError(`Recordings are missing: ${lost.join(', ')}. Nothing was changed.`);
  }
  await restoreDatabase(database, databaseFile(dataDir), randomId, erased);
  const missing = await copyRecordings(recordings, there, here);
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
    const columns = db.pragma('table_info(media)') as readonly { readonly name: string }[];
    if (columns.length === 0) return [];
    const attempt = columns.some(({ name }) => name === 'attempt') ? 'attempt' : "''";
    const all = db.prepare<[], Recording & { completedAt: number | null }>(
      `SELECT user_id AS accountId, id, ${attempt} AS attempt, bytes, completed_at AS completedAt
       FROM media`,
    );
    const rows = all.all();
    if (!rows.every(isNamedWell)) {
      throw new OperatorError(
        'The database names a recording by what is no id here. Nothing was changed.',
      );
    }
    return rows.filter(({ completedAt }) => completedAt !== null);
  } finally {
    db.close();
  }
}

function isNamedWell({ accountId, id, attempt }: Recording): boolean {
  return isAccountId(accountId) && isMediaId(id) && isAttempt(attempt);
}

/** Where recordings are put. */
interface Place {
  has(recording: Recording): Promise<boolean>;
  /** Copies it from a folder, and waits until it would survive a power cut. */
  take(recording: Recording, from: string): Promise<unknown>;
}

function folderPlace(folder: string): Place {
  return {
    has: async (recording) => isWhole(folder, recording),
    take: (recording, from) =>
      copyDurably(mediaPathOf(from, recording), mediaPathOf(folder, recording)),
  };
}

function bucketPlace(bucket: MediaFiles): Place {
  return {
    has: async (recording) => (await bucket.open(recording))?.bytes === sealedSize(recording.bytes),
    take: (recording, from) =>
      copyRecording(createMediaFolder(from), bucket, recording, sealedSize(recording.bytes)),
  };
}

/** Copies those that are absent; returns the names of those that could not be had. */
async function copyRecordings(
  recordings: readonly Recording[],
  from: string,
  to: Place,
): Promise<string[]> {
  const missing: string[] = [];
  for (const recording of recordings) {
    if (await to.has(recording)) continue;
    if (isWhole(from, recording)) await to.take(recording, from);
    if (!(await to.has(recording))) missing.push(nameOf(recording));
  }
  return missing;
}

async function copyDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = `${to}.~copy`;
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
