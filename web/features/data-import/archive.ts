import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { DATA_FILE } from '../../../shared/api/export';
import type { Outcome } from '../../../shared/outcome';

/** Why a file in a zip can't be had. */
export type ArchiveFault = 'MISSING' | 'DAMAGED' | 'TOO_LARGE';

/** A zip of ours, or one that somebody unpacked and packed again, folder and all. */
export interface Archive {
  /**
   * One file, beside `data.json` or below. Never more than `maxBytes` are unpacked, whatever the zip declares (A16); a file
   * that is longer, or other than its checksum says, is refused. Rejects when aborted.
   */
  read(path: string, maxBytes: number, signal: AbortSignal): Promise<Outcome<Blob, ArchiveFault>>;
}

/** More files than any export has. */
const MOST_ENTRIES = 50_000;

/** The first bytes of every zip that holds something. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04;
}

/** Reads a zip's list of files; the files themselves stay where they are until read. Undefined for a damaged list. */
export async function openArchive(zip: Blob): Promise<Archive | undefined> {
  const entries = new Map<string, FileEntry>();
  try {
    const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.size === MOST_ENTRIES) return undefined;
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch {
    return undefined;
  }
  const folder = folderOf([...entries.keys()]);
  return {
    read(path, maxBytes, signal) {
      const entry = entries.get(folder + path);
      return entry ? extract(entry, maxBytes, signal) : Promise.resolve(refused('MISSING'));
    },
  };
}

/** Where the data lies: at the top, or in the one folder that everything was packed in. */
function folderOf(paths: readonly string[]): string {
  const found = paths.find((path) => /^[^/]+\/[^/]+$/.test(path) && path.endsWith(`/${DATA_FILE}`));
  return paths.includes(DATA_FILE) || !found ? '' : found.slice(0, -DATA_FILE.length);
}

async function extract(
  entry: FileEntry,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Outcome<Blob, ArchiveFault>> {
  if (entry.encrypted) return refused('DAMAGED');
  if (entry.uncompressedSize > maxBytes) return refused('TOO_LARGE');
  const bounded = boundedStream(maxBytes);
  try {
    const [content] = await Promise.all([
      new Response(bounded.readable).blob(),
      entry.getData(bounded.writable, { useWebWorkers: false, checkSignature: true, signal }),
    ]);
    return { ok: true, value: content };
  } catch {
    signal.throwIfAborted();
    return refused(bounded.isOver() ? 'TOO_LARGE' : 'DAMAGED');
  }
}

/** Passes bytes on until there are too many, and fails then. */
function boundedStream(maxBytes: number) {
  let bytes = 0;
  const { readable, writable } = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > maxBytes) controller.error(new Error('More than was declared.'));
      else controller.enqueue(piece);
    },
  });
  return { readable, writable, isOver: () => bytes > maxBytes };
}

function refused(fault: ArchiveFault): Outcome<never, ArchiveFault> {
  return { ok: false, problem: fault };
}
