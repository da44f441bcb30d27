import { readFile } from 'node:fs/promises';
import { compress } from '../compression/gzip';

/** A file's content, compressed. Rejects when it can't be read. */
export type Gzipped = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Compresses each file at its first request alone and keeps that in memory: a build takes less than three megabytes, most of
 * them Scripture.
 */
export function gzipOnce(): Gzipped {
  const kept = new Map<string, ReturnType<Gzipped>>();
  return (path) => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const made = readFile(path).then((bytes) => compress(bytes));
    kept.set(path, made);
    // A file that could not be read may exist the next time.
    void made.catch(() => kept.delete(path));
    return made;
  };
}
