import { mediaUrl } from '../../shared/protocol/media';
import { carriedSeal } from '../records/storage/page-seal';
import type { Media, MediaReplica } from './contract';

/** What it takes to have a recording or photo in the page itself. */
export interface CopySources {
  readonly personId: string;
  readonly media: Pick<Media, 'read'>;
  readonly mediaReplica: Pick<MediaReplica, 'keepCopy'>;
  /** A file of the server. Rejects where there is no answer, or another one. */
  readonly fetchFile: (path: string) => Promise<Blob>;
}

/** Whether the page looks for copies first: no worker answers their addresses, or an app lock keeps them from it (I7). */
export function isLeftToPage(personId: string): boolean {
  return !navigator.serviceWorker?.controller || carriedSeal(personId) !== undefined;
}

/**
 * The copy of a recording or photo that is on this device, undefined where there is none. With an app lock it is fetched whole and
 * kept then, which is the worker's part otherwise (V8). A device without room for it shows and plays it all the same (F2).
 */
export async function pageCopy(
  id: string,
  { personId, media, mediaReplica, fetchFile }: CopySources,
): Promise<Blob | undefined> {
  const here = await media.read(id);
  if (here || !carriedSeal(personId)) return here;
  const whole = await fetchFile(mediaUrl(id)).catch(() => undefined);
  if (whole) void mediaReplica.keepCopy(id, whole).catch(() => undefined);
  return whole;
}
