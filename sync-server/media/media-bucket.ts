import { isMediaId, MEDIA } from '../../shared/protocol/media';
import { inParallel } from '../objects/in-parallel';
import type { ObjectStore } from '../objects/object-store';
import type {
  ListedMediaFile,
  MediaFiles,
  MediaUpload,
  StoredMedia,
  StoredPart,
} from './media-files';
import { checkAccountId, checkUpload, isAccountId, isAttempt } from './media-path';

const ROOT = 'media/';
/** The object that says of which blocks a whole recording is made. */
const WHOLE = 'whole';
/** In a key, the attempt of a recording from before there were attempts. */
const NO_ATTEMPT = '_';
/** Sixteen segments as they are sealed; see `sealed-segments.ts`. */
const BLOCK_BYTES = MEDIA.pieceBytes;
const BLOCK = /^(\d{10})-(\d{1,10})-[\w-]+$/;

/** A block of a recording: bytes `start` to before `end`. */
interface Block {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Recordings as objects: `media/<account id>/<media id>/<attempt>/<start>-<length>-<random>`, a block each, and `whole` beside them,
 * which names the blocks of a finished recording. No block is ever written twice, so a server that is late changes nothing of
 * what another has written. `randomId` gives 128 random bits, URL-safe.
 */
export function createMediaBucket(objects: ObjectStore, randomId: () => string): MediaFiles {
  const blocksOf = (upload: MediaUpload, blocks: readonly Block[]): StoredMedia => ({
    bytes: endOf(blocks),
    read: (position, length) => readBlocks(objects, folderOf(upload), blocks, position, length),
  });
  const removeUnder = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of objects.list(prefix)) keys.push(key);
    await inParallel(keys, (key) => objects.delete(key));
  };

  return {
    blockBytes: BLOCK_BYTES,
    async open(upload) {
      const bytes = await objects.get(folderOf(upload) + WHOLE);
      return bytes && blocksOf(upload, readNames(bytes));
    },
    async openPart(upload) {
      const names: string[] = [];
      for await (const { key } of objects.list(folderOf(upload))) {
        names.push(key.slice(folderOf(upload).length));
      }
      const blocks = joined(names.flatMap(readBlock));
      if (blocks.length === 0) return undefined;
      const text = JSON.stringify(blocks.map(({ name }) => name));
      const finish = () => objects.put(folderOf(upload) + WHOLE, Buffer.from(text));
      return { ...blocksOf(upload, blocks), finish } satisfies StoredPart;
    },
    async append(upload, position, bytes) {
      const start = String(position).padStart(10, '0');
      await objects.put(`${folderOf(upload)}${start}-${bytes.length}-${randomId()}`, bytes);
    },
    // A put resolves once the object is kept.
    sync: async () => undefined,
    async remove({ isPart, ...upload }) {
      const whole = folderOf(upload) + WHOLE;
      // The blocks of a finished upload are the whole's.
      if (isPart && (await objects.get(whole))) return;
      await objects.delete(whole);
      await removeUnder(folderOf(upload));
    },
    list: async (accountId) => listFiles(objects, accountId),
    accountIds: async () => (await objects.folders(ROOT)).filter(isAccountId),
    removeAll: async (accountId) => removeUnder(personOf(accountId)),
  };
}

function personOf(accountId: string): string {
  checkAccountId(accountId);
  return `${ROOT}${accountId}/`;
}

function folderOf(upload: MediaUpload): string {
  checkUpload(upload);
  return `${personOf(upload.accountId)}${upload.id}/${upload.attempt || NO_ATTEMPT}/`;
}

function readBlock(name: string): Block[] {
  const [, start, length] = BLOCK.exec(name) ?? [];
  if (!start || !length) return [];
  return [{ name, start: Number(start), end: Number(start) + Number(length) }];
}

/** Blocks that hold every byte from the start on, as far as there are any. They may overlap: then the bytes are the same. */
function joined(blocks: readonly Block[]): Block[] {
  const chain: Block[] = [];
  for (;;) {
    const end = endOf(chain);
    const [next] = blocks
      .filter((each) => each.start <= end && each.end > end)
      .sort((a, b) => b.end - a.end);
    if (!next) return chain;
    chain.push(next);
  }
}

function endOf(blocks: readonly Block[]): number {
  return blocks.at(-1)?.end ?? 0;
}

/** Throws where the object is none of ours: a recording must not be served without a part of it. */
function readNames(bytes: Uint8Array): Block[] {
  const names: unknown = JSON.parse(Buffer.from(bytes).toString());
  if (!Array.isArray(names)) throw new Error('The blocks of a recording can’t be read');
  const blocks = names.flatMap((name) => readBlock(String(name)));
  if (joined(blocks).length !== names.length) throw new Error('A recording lacks a block');
  return blocks;
}

/** Each block gives what the one before it does not have. */
async function readBlocks(
  objects: ObjectStore,
  folder: string,
  blocks: readonly Block[],
  position: number,
  length: number,
): Promise<Uint8Array> {
  const wanted = blocks.flatMap((block, at) => {
    const from = Math.max(position, endOf(blocks.slice(0, at)));
    const to = Math.min(position + length, block.end);
    return from < to ? [{ ...block, from, to }] : [];
  });
  const parts = await inParallel(wanted, async ({ name, start, from, to }) => {
    const part = await objects.get(folder + name, { first: from - start, last: to - start - 1 });
    if (part?.length !== to - from) throw new Error('A block of a recording is missing');
    return part;
  });
  return Buffer.concat(parts);
}

/** An attempt with a `whole` is one, the others are parts. */
async function listFiles(objects: ObjectStore, accountId: string): Promise<ListedMediaFile[]> {
  const files = new Map<string, ListedMediaFile>();
  const person = personOf(accountId);
  for await (const { key, modifiedAt } of objects.list(person)) {
    const [id = '', folder = '', name] = key.slice(person.length).split('/');
    const attempt = folder === NO_ATTEMPT ? '' : folder;
    if (!isMediaId(id) || !isAttempt(attempt)) continue;
    const known = files.get(`${id}/${folder}`);
    const file: ListedMediaFile = {
      accountId,
      id,
      attempt,
      isPart: name !== WHOLE && (known?.isPart ?? true),
      modifiedAt: Math.max(modifiedAt, known?.modifiedAt ?? 0),
    };
    files.set(`${id}/${folder}`, file);
  }
  return [...files.values()];
}
