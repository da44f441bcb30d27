/** The code of a thread that opens packed objects: asked and answered in turn. */
import { parentPort } from 'node:worker_threads';
import type { PackedObjects } from './keys';
import { openPacked } from './packed-objects';

/** What is asked of the thread. */
export interface OpenOrder {
  readonly key: Uint8Array;
  readonly packed: PackedObjects;
}

parentPort?.on('message', ({ key, packed }: OpenOrder) => {
  const opened = openPacked(key, packed);
  parentPort?.postMessage(opened, [opened.json.buffer as ArrayBuffer]);
});
