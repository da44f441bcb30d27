import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns when a file's bytes, or a folder's names, survive a power cut. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
