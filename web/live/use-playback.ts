import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { mediaUrl } from '../../shared/protocol/media';
import type { Media } from '../local/contract';
import { prepareAudio } from '../platform/audio';
import { online } from '../platform/online';
import { toast } from '../ui/toast-store';
import { useMedia } from './use-media';
import { createVoicePlayer, type VoiceSource } from './voice-player';

/** The page's one player. */
export const voicePlayer = createVoicePlayer(prepareAudio);

export interface VoicePlayback {
  readonly playing: boolean;
  readonly positionMs: number;
  /** It was asked for, and is neither on this device nor within reach. */
  readonly outOfReach: boolean;
  readonly toggle: () => void;
}

/**
 * Plays the recording `id` from this screen; leaving the screen ends it.
 * @param failed what to say where it is here and can't be played
 */
export function usePlayback(id: string, failed: string): VoicePlayback {
  const media = useMedia();
  const [outOfReach, setOutOfReach] = useState(false);
  const positionMs = useSyncExternalStore(voicePlayer.heard.subscribe, () => {
    const heard = voicePlayer.heard.get();
    return heard.id === id ? heard.positionMs : null;
  });
  useEffect(() => () => voicePlayer.stop(id), [id]);

  const toggle = useCallback(() => {
    const tellWhy = async () => {
      const isHere = await media.read(id).catch(() => undefined);
      if (!isHere && !online.get()) setOutOfReach(true);
      else toast({ title: 'Audio Error', description: failed, variant: 'destructive' });
    };
    setOutOfReach(false);
    void voicePlayer.toggle(
      id,
      () => sourceOf(media, id),
      () => void tellWhy(),
    );
  }, [media, id, failed]);

  return { playing: positionMs !== null, positionMs: positionMs ?? 0, outOfReach, toggle };
}

/** Its address, which the worker answers from this device first; without a worker, the copy that is here. */
async function sourceOf(media: Media, id: string): Promise<VoiceSource> {
  const address = { src: mediaUrl(id), release: () => undefined };
  if (navigator.serviceWorker?.controller) return address;
  const copy = await media.read(id);
  if (!copy) return address;
  const src = URL.createObjectURL(copy);
  return { src, release: () => URL.revokeObjectURL(src) };
}
