/**
 * Voice recordings and photos travel beside the records. A record names its recording by the final address from the start;
 * the bytes follow with `PUT`, a piece at a time. The rules stand in `SPEC.md` (V1 and following). A photo and its preview
 * are recordings in all of them (V12).
 */
export const MEDIA = {
  /** Pieces begin at a multiple of this many bytes, and all but the last have a multiple of it. */
  segmentBytes: 65_536,
  /** What the app sends at once: a piece that a slow line can finish. */
  pieceBytes: 1_048_576,
  /** One recording. */
  maxBytes: 60_000_000,
  /** All recordings of one person. */
  quotaBytes: 2_000_000_000,
  /** What a recording counts for at least: however small, it is a file and a row. */
  leastBytes: 65_536,
  /** Uploads of one person that are under way at once; a further one is asked to wait. */
  uploadsAtOnce: 6,
  /** Days a recording outlives its last mention in a record or a kept version. */
  graceDays: 30,
} as const;

/** What a device of ours or an API user may send, by its magic bytes; parameters such as codecs are ignored. */
export const MEDIA_TYPES = ['audio/webm', 'audio/mp4', 'audio/wav', 'image/jpeg'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Whether a MIME type is that of a photo or its preview; the others are sounds. */
export function isPhotoType(type: string): boolean {
  return /^image\//i.test(type);
}

/** SHA-256 of the whole recording, hex: names what is being sent, so that a repeated upload is known for one. */
export const MEDIA_HASH_HEADER = 'x-media-sha256';

const ID = /^[A-Za-z0-9_-]{16,64}$/;

export function isMediaId(id: string): boolean {
  return ID.test(id);
}

/** Where a recording is, also before it is uploaded. */
export function mediaUrl(id: string): string {
  return `/api/media/${id}`;
}

/** The recording that an address of ours names, or undefined for any other address. */
export function mediaIdOf(url: string | null | undefined): string | undefined {
  const id = url?.startsWith('/api/media/') ? url.slice('/api/media/'.length) : '';
  return isMediaId(id) ? id : undefined;
}
