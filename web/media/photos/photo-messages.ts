import type { Prepared } from './prepare-picture';

/** What the page asks of the worker that prepares pictures. */
export interface ToPhotoWorker {
  /** Names the picture in the answer. */
  readonly turn: number;
  readonly file: Blob;
}

/** What the worker answers; without `prepared` it had no room for drawing. */
export interface FromPhotoWorker {
  readonly turn: number;
  readonly prepared?: Prepared;
}
