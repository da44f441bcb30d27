import { mediaUrl } from '../../shared/protocol/media';
import { type CopySources, isLeftToPage, pageCopy } from './page-copy';
import type { VoiceSource } from './voice-player';

/**
 * Where a recording is played from: its address, which the worker answers from this device first. Without a worker, or where an
 * app lock keeps what is here from the worker (I7), from the page's copy.
 */
export async function voiceSource(id: string, sources: CopySources): Promise<VoiceSource> {
  const address = { src: mediaUrl(id), release: () => undefined };
  if (!isLeftToPage(sources.personId)) return address;
  const copy = await pageCopy(id, sources);
  if (!copy) return address;
  const src = URL.createObjectURL(copy);
  return { src, release: () => URL.revokeObjectURL(src) };
}
