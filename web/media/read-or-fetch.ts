import { mediaUrl } from '../../shared/protocol/media';
import type { Media, MediaReplica } from './contract';

/** What it takes to have a recording or photo in the page itself. */
export interface CopySources {
  readonly media: Pick<Media, 'read'>;
  readonly mediaReplica: Pick<MediaReplica, 'keepCopy'>;
  /** A file of the server. Rejects where there is no answer, or another one. */
  readonly fetchFile: (path: string) => Promise<Blob>;
}

/**
 * A recording or photo: the copy on this device, else the whole from the server, which is kept from then on. It is the page's part
 * where an app lock keeps it from the worker (I7). Undefined where it can't be had. A device without room for a copy plays it all
 * the same (F2).
 */
export async function readOrFetch(
  id: string,
  { media, mediaReplica, fetchFile }: CopySources,
): Promise<Blob | undefined> {
  const here = await media.read(id);
  if (here) return here;
  const whole = await fetchFile(mediaUrl(id)).catch(() => undefined);
  if (whole) void mediaReplica.keepCopy(id, whole).catch(() => undefined);
  return whole;
}
