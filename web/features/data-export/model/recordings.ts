import { mediaUrl } from '../../../../shared/protocol/media';
import { firstValue } from '../../../live/first-value';
import type { Media } from '../../../media/contract';

/** The bytes of a recording or photo, or why there are none. */
export type FoundRecording =
  | { readonly id: string; readonly content: Blob; readonly durationMs: number }
  | { readonly id: string; readonly missing: 'OFFLINE' | 'NOT_FOUND' };

export interface RecordingSources {
  readonly media: Pick<Media, 'read' | 'liveOne'>;
  /** A file of the server. Rejects with an `HttpError`, or with what `fetch` does where there is no network. */
  readonly fetchFile: (path: string, signal: AbortSignal) => Promise<Blob>;
}

/** A recording or photo from this device, else from the server. Rejects only if the disk does, or when aborted. */
export async function findRecording(
  id: string,
  { media, fetchFile }: RecordingSources,
  signal: AbortSignal,
): Promise<FoundRecording> {
  const known = await firstValue(media.liveOne(id));
  const here = await media.read(id);
  if (here) return { id, content: here, durationMs: known?.durationMs ?? 0 };
  try {
    return {
      id,
      content: await fetchFile(mediaUrl(id), signal),
      durationMs: known?.durationMs ?? 0,
    };
  } catch (error) {
    signal.throwIfAborted();
    return { id, missing: statusOf(error) === 404 ? 'NOT_FOUND' : 'OFFLINE' };
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}
