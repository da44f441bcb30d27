import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file that may be served. */
export interface ServedFile {
  readonly path: string;
  readonly bytes: number;
  readonly etag: string;
}

/** By the path of its address, `/assets/main-abc.js`. */
export type FileIndex = ReadonlyMap<string, ServedFile>;

/**
 * Lists once the files that may be served from a folder. Only files in the list are ever opened, so no address, in any
 * spelling, leads out of the folder (A15); hidden files, links and source maps are not in it (A25).
 */
export function indexFiles(root: string): FileIndex {
  const index = new Map<string, ServedFile>();
  collect(root, '', index);
  return index;
}

function collect(root: string, folder: string, index: Map<string, ServedFile>): void {
  for (const entry of readFolder(join(root, folder))) {
    if (entry.name.startsWith('.') || entry.name.endsWith('.map')) continue;
    const relative = join(folder, entry.name);
    if (entry.isDirectory()) collect(root, relative, index);
    else if (entry.isFile()) {
      const path = join(root, relative);
      const { size, mtimeMs } = statSync(path);
      const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
      index.set(`/${relative.split(sep).join('/')}`, { path, bytes: size, etag });
    }
  }
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
