import { useEffect, useMemo } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { sayReference } from '../../../shared/content/say-reference';
import { createNarration } from '../../live/narration';
import { useLive } from '../../live/use-live';
import { liveValue } from '../../platform/live-value';
import { showMediaSession } from '../../platform/media-session';
import { online } from '../../platform/online';
import { toast } from '../../ui/toast-store';
import { audioTrouble } from './audio-trouble';

const NO_NARRATION = liveValue({ status: 'resting', positionMs: 0, failed: false } as const);

/** The recording of a drop, from where the person stopped. */
export function useNarration(drop: DropContent | undefined, fromMs: number) {
  const sound = drop?.narration;
  const player = useMemo(() => {
    if (!sound) return undefined;
    const { url, durationSeconds } = sound;
    return createNarration(new Audio(), { url, durationMs: durationSeconds * 1000 }, (fault) =>
      toast({
        title: 'Audio Loading Error',
        description: audioTrouble(fault, online.get() ?? true),
        variant: 'destructive',
      }),
    );
  }, [sound]);
  const state = useLive(player?.state ?? NO_NARRATION) ?? NO_NARRATION.get();
  useEffect(() => {
    player?.seek(fromMs);
    return () => player?.close();
  }, [player, fromMs]);

  const isOn = state.status !== 'resting';
  useEffect(() => {
    if (!player || !drop || !isOn) return;
    const about = {
      title: drop.title,
      artist: sayReference(drop.reference),
      album: `Choose Wholeness, Day ${drop.day} of 90`,
    };
    return showMediaSession(about, {
      play: player.play,
      pause: player.pause,
      skip: (seconds) => player.seek(player.state.get().positionMs + seconds * 1000),
      seek: (seconds) => player.seek(seconds * 1000),
    });
  }, [player, drop, isOn]);

  return { player, ...state };
}
