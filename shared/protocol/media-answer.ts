import * as z from 'zod/mini';

/**
 * Answer to `PUT /api/media/{id}`. A piece carries `content-type`, `content-range: bytes 0-65535/200000` and the hash;
 * `content-range: bytes *\/200000` without a body asks how far the server is.
 *
 * Refusals: 409 `MEDIA_OFFSET` (the error body carries `received` besides), 409 `MEDIA_EXISTS`, 415 `MEDIA_TYPE`,
 * 422 `MEDIA_DAMAGED` (begin again), 403 `MEDIA_QUOTA`, 413 `BODY_TOO_LARGE`, 404 for an id that could be none.
 */
export const mediaAnswer = z.object({
  /** Bytes from the start that are on the server's disk: a multiple of `segmentBytes` until complete. */
  received: z.int().check(z.minimum(0)),
  /** The whole file is there, its hash compared, and survives a power cut. */
  complete: z.boolean(),
  /** Of the database in which it is complete (V21); servers of earlier versions name none. */
  epoch: z.optional(z.string()),
});
export type MediaAnswer = z.infer<typeof mediaAnswer>;
