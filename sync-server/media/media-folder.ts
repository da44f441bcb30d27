import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMediaId, MEDIA } from '../../shared/protocol/media';
import type { ListedMediaFile, MediaFile, MediaFiles, MediaUpload } from './media-files';
import { isAccountId, isAttempt, mediaFolderOf, mediaPathOf } from './media-path';

/** What is copied of a part at once. */
const COPIED_BYTES = 1_048_576;
/** Another process may write to a folder while it is removed. */
const REMOVE = { recursive: true, force: true, maxRetries: 5 };
const NAME = /^([\w-]+)(?:\.([\w-]+?))??(\.part)?$/;

/**
 * Recordings as files: `<root>/<account id>/<media id>.<attempt>`. The part of an unfinished upload is a folder of that name with
 * `.part` behind it. In it each process has a file of its own, under the name `writer`, so that two processes never write to one
 * file; a server that continues the upload of another one copies that file first.
 */
export function createMediaFolder(root: string, writer: string = randomUUID()): MediaFiles {
  const folderOf = (accountId: string) => mediaFolderOf(root, accountId);
  const pathOf = (upload: MediaUpload) => mediaPathOf(root, upload);
  const partOf = (upload: MediaUpload) => `${pathOf(upload)}.part`;
  const ownOf = (upload: MediaUpload) => join(partOf(upload), writer);

  return {
    blockBytes: MEDIA.segmentBytes,
    open: async (upload) => {
      const path = pathOf(upload);
      const bytes = await sizeOf(path);
      return bytes === undefined ? undefined : { bytes, read: readerOf(path) };
    },
    openPart: async (upload) => {
      const whole = pathOf(upload);
      const wholeBytes = await sizeOf(whole);
      // Finished, perhaps by another process.
      if (wholeBytes !== undefined) {
        return { bytes: wholeBytes, read: readerOf(whole), finish: async () => undefined };
      }
      const found = await longestIn(partOf(upload), writer);
      if (!found) return undefined;
      const { path, bytes } = found;
      const finish = () => finishPart(found, ownOf(upload), pathOf(upload));
      return { bytes, read: readerOf(path), finish };
    },
    async append(upload, position, bytes) {
      const part = partOf(upload);
      if (position === 0) await makePart(root, folderOf(upload.accountId), part);
      const handle = await open(ownOf(upload), constants.O_RDWR | constants.O_CREAT, 0o600);
      await using(handle, async (own) => {
        if ((await own.stat()).size < position) await catchUp(own, part, position);
        await own.truncate(position);
        await writeAt(own, position, bytes);
      });
    },
    async sync(upload) {
      await syncToDisk(ownOf(upload));
      for (const folder of [partOf(upload), folderOf(upload.accountId)]) await syncToDisk(folder);
    },
    remove: async ({ isPart, ...upload }: MediaFile) =>
      rm(isPart ? partOf(upload) : pathOf(upload), REMOVE),
    list: async (accountId) => listFolder(accountId, folderOf(accountId)),
    accountIds: async () => (await namesIn(root)).filter(isAccountId),
    removeAll: async (accountId) => rm(folderOf(accountId), REMOVE),
  };
}

interface PartFile {
  readonly path: string;
  readonly bytes: number;
}

/** The file of a part that has most; the process's own where others have no more. */
async function longestIn(part: string, writer?: string): Promise<PartFile | undefined> {
  const names = await namesIn(part);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(part, name);
      return { path, bytes: (await sizeOf(path)) ?? 0, isOwn: name === writer ? 1 : 0 };
    }),
  );
  return found.sort((a, b) => b.bytes - a.bytes || b.isOwn - a.isOwn)[0];
}

/** Files of other processes stay: one may be writing to its own, and what it writes is of no use any more. */
async function finishPart(found: PartFile, own: string, whole: string): Promise<void> {
  if (found.path !== own) {
    const handle = await open(own, constants.O_RDWR | constants.O_CREAT, 0o600);
    await using(handle, (copy) => copyInto(copy, found.path, found.bytes));
  }
  await syncToDisk(own);
  await rename(own, whole);
  await syncToDisk(dirname(whole));
  await rmdir(dirname(own)).catch(unlessFull);
}

function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
}

async function using<Value>(
  handle: FileHandle,
  work: (handle: FileHandle) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

function readerOf(path: string) {
  return async (position: number, length: number): Promise<Uint8Array> =>
    using(await open(path, 'r'), (handle) => readAt(handle, position, length));
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  for (;;) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
    filled += bytesRead;
    if (bytesRead === 0 || filled === length) return bytes.subarray(0, filled);
  }
}

async function writeAt(handle: FileHandle, position: number, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const rest = bytes.length - written;
    written += (await handle.write(bytes, written, rest, position + written)).bytesWritten;
  }
}

/** Copies what another process has of a part up to this position. */
async function catchUp(own: FileHandle, part: string, position: number): Promise<void> {
  const found = await longestIn(part);
  if ((found?.bytes ?? 0) < position) throw new Error('The part ends before this position');
  if (found) await copyInto(own, found.path, position);
}

/** Copies the first `length` bytes of a file that has as many at least, and nothing behind them. */
async function copyInto(to: FileHandle, path: string, length: number): Promise<void> {
  await to.truncate(0);
  const read = readerOf(path);
  for (let position = 0; position < length; position += COPIED_BYTES) {
    await writeAt(to, position, await read(position, Math.min(COPIED_BYTES, length - position)));
  }
}

/** New folders are on disk before anything lies in them. */
async function makePart(root: string, folder: string, part: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  // A file is a part of an earlier version.
  if ((await sizeOf(part)) !== undefined) await rm(part);
  await mkdir(part, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  await syncToDisk(root);
  await syncToDisk(dirname(resolve(root)));
}

/** A file that is gone again when it is looked at is left out. */
async function listFolder(accountId: string, folder: string): Promise<ListedMediaFile[]> {
  const listed = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const [, id = '', attempt = '', part] = NAME.exec(name) ?? [];
      if (!isMediaId(id) || !isAttempt(attempt)) return [];
      const modifiedAt = await touchedAt(join(folder, name));
      const isPart = part !== undefined;
      return modifiedAt === undefined ? [] : [{ accountId, id, attempt, isPart, modifiedAt }];
    }),
  );
  return listed.flat();
}

/** When a file was written to last, or one of the files of a folder. */
async function touchedAt(path: string): Promise<number | undefined> {
  const found = await orUndefined(stat(path));
  if (!found?.isDirectory()) return found?.mtimeMs;
  const within = (await namesIn(path)).map((name) => orUndefined(stat(join(path, name))));
  const times = (await Promise.all(within)).map((each) => each?.mtimeMs ?? 0);
  return Math.max(found.mtimeMs, ...times);
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await orUndefined(stat(path));
  return found?.isFile() ? found.size : undefined;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orUndefined(readdir(folder))) ?? [];
}

/** A file that stands where a folder is looked for, such as a part of an earlier version, holds no files. */
async function orUndefined<Value>(lookup: Promise<Value>): Promise<Value | undefined> {
  try {
    return await lookup;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  await using(await open(path, 'r'), (handle) => handle.sync());
}
