import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { httpFile } from '../../answers/http';
import { usePerson } from '../../person/react/person-context';
import { prepareAudio } from '../../platform/audio';
import { online } from '../../platform/online';
import { canPlay } from '../../platform/sound-formats';
import { toast } from '../../ui/toast-store';
import type { Recording } from '../contract';
import { createVoicePlayer } from '../voice-player';
import { voiceSource } from '../voice-source';

/** The page's one player. */
export const voicePlayer = createVoicePlayer(prepareAudio);

export interface VoicePlayback {
  readonly playing: boolean;
  readonly positionMs: number;
  /**
   * Why it can't be heard here: it is neither on this device nor within reach, or this browser does not play its kind
   * of sound.
   */
  readonly hindrance: 'out-of-reach' | 'unplayable' | null;
  readonly toggle: () => void;
}

/**
 * Plays the recording `id` from this screen; leaving the screen ends it.
 * @param failed what to say where it is here and can't be played
 */
export function usePlayback(
  id: string,
  recording: Recording | null | undefined,
  failed: string,
): VoicePlayback {
  const { personId, media, mediaReplica } = usePerson().store;
  const [met, setMet] = useState<VoicePlayback['hindrance']>(null);
  const isUnplayable = useMemo(() => recording && !canPlay(recording.type), [recording]);
  const positionMs = useSyncExternalStore(voicePlayer.heard.subscribe, () => {
    const heard = voicePlayer.heard.get();
    return heard.id === id ? heard.positionMs : null;
  });
  useEffect(() => () => voicePlayer.stop(id), [id]);

  const toggle = useCallback(() => {
    const tellWhy = async (isRefused: boolean) => {
      const copy = await media.read(id).catch(() => undefined);
      if (!copy && !online.get()) setMet('out-of-reach');
      else if (copy && isRefused) setMet('unplayable');
      else toast({ title: 'Audio Error', description: failed, variant: 'destructive' });
    };
    setMet(null);
    void voicePlayer.toggle(
      id,
      async () => ({
        ...(await voiceSource(id, { personId, media, mediaReplica, fetchFile: httpFile })),
        durationMs: recording?.durationMs,
      }),
      (isRefused) => void tellWhy(isRefused),
    );
  }, [personId, media, mediaReplica, id, recording, failed]);

  const hindrance = isUnplayable ? 'unplayable' : met;
  return { playing: positionMs !== null, positionMs: positionMs ?? 0, hindrance, toggle };
}
