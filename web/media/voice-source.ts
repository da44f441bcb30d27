import { mediaUrl } from '../../shared/protocol/media';
import { carriedSeal } from '../records/storage/page-seal';
import type { Media } from './contract';
import type { VoiceSource } from './voice-player';

/**
 * Where a recording is played from: its address, which the worker answers from this device first. Without a worker, or where an
 * app lock keeps what is here from the worker (I7), from the copy that is here.
 */
export async function voiceSource(
  personId: string,
  media: Pick<Media, 'read'>,
  id: string,
): Promise<VoiceSource> {
  const address = { src: mediaUrl(id), release: () => undefined };
  if (navigator.serviceWorker?.controller && !carriedSeal(personId)) return address;
  const copy = await media.read(id);
  if (!copy) return address;
  const src = URL.createObjectURL(copy);
  return { src, release: () => URL.revokeObjectURL(src) };
}
