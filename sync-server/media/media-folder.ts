import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMediaId } from '../../shared/protocol/media';
import type { ListedMediaFile, MediaFile, MediaFiles, MediaName } from './media-files';
import { isAccountId, mediaFolderOf, mediaPathOf } from './media-path';

const PART = '.part';

/** Recordings as files: `<root>/<account id>/<media id>`, with `.part` behind the name of an unfinished upload. */
export function createMediaFolder(root: string): MediaFiles {
  const folderOf = (accountId: string) => mediaFolderOf(root, accountId);
  const pathOf = ({ isPart, ...name }: MediaFile) => mediaPathOf(root, name) + (isPart ? PART : '');
  const partOf = (name: MediaName) => pathOf({ ...name, isPart: true });

  return {
    size: async (file) => (await orUndefined(stat(pathOf(file))))?.size,
    read: async (file, position, length) =>
      using(await open(pathOf(file), 'r'), (handle) => readAt(handle, position, length)),
    async append(name, position, bytes) {
      if (position === 0) await makeFolder(root, folderOf(name.accountId));
      const handle = await open(partOf(name), constants.O_RDWR | constants.O_CREAT, 0o600);
      await using(handle, (part) => writeAt(part, position, bytes));
    },
    async sync(name) {
      await syncToDisk(partOf(name));
      await syncToDisk(folderOf(name.accountId));
    },
    async finish(name) {
      await syncToDisk(partOf(name));
      await rename(partOf(name), pathOf({ ...name, isPart: false }));
      await syncToDisk(folderOf(name.accountId));
    },
    remove: async (file) => rm(pathOf(file), { force: true }),
    list: async (accountId) => listFolder(accountId, folderOf(accountId)),
    accountIds: async () => (await namesIn(root)).filter(isAccountId),
    removeAll: async (accountId) => rm(folderOf(accountId), { recursive: true, force: true }),
  };
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
  if ((await handle.stat()).size < position) throw new Error('The part ends before this position');
  await handle.truncate(position);
  for (let written = 0; written < bytes.length; ) {
    const rest = bytes.length - written;
    written += (await handle.write(bytes, written, rest, position + written)).bytesWritten;
  }
}

/** New folders are on disk before anything lies in them. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  await syncToDisk(root);
  await syncToDisk(dirname(resolve(root)));
}

/** A file that is gone again when it is looked at is left out. */
async function listFolder(accountId: string, folder: string): Promise<ListedMediaFile[]> {
  const listed = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const isPart = name.endsWith(PART);
      const id = isPart ? name.slice(0, -PART.length) : name;
      const found = isMediaId(id) ? await orUndefined(stat(join(folder, name))) : undefined;
      return found ? [{ accountId, id, isPart, modifiedAt: found.mtimeMs }] : [];
    }),
  );
  return listed.flat();
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orUndefined(readdir(folder))) ?? [];
}

async function orUndefined<Value>(lookup: Promise<Value>): Promise<Value | undefined> {
  try {
    return await lookup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  await using(await open(path, 'r'), (handle) => handle.sync());
}
