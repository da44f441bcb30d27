import { mediaUrl } from '../../shared/protocol/media';
import { carriedSeal } from '../records/storage/page-seal';
import { type CopySources, readOrFetch } from './read-or-fetch';
import type { VoiceSource } from './voice-player';

/**
 * Where a recording is played from: its address, which the worker answers from this device first. Without a worker, from the copy
 * that is here. Where an app lock keeps what is here from the worker (I7), from that copy, or one that is fetched and kept (V8).
 */
export async function voiceSource(
  personId: string,
  sources: CopySources,
  id: string,
): Promise<VoiceSource> {
  const address = { src: mediaUrl(id), release: () => undefined };
  const isLocked = carriedSeal(personId) !== undefined;
  if (navigator.serviceWorker?.controller && !isLocked) return address;
  const copy = await (isLocked ? readOrFetch(id, sources) : sources.media.read(id));
  if (!copy) return address;
  const src = URL.createObjectURL(copy);
  return { src, release: () => URL.revokeObjectURL(src) };
}
