import { useEffect, useMemo, useState } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { sayReference } from '../../../shared/content/say-reference';
import { createDeviceReader } from '../../live/device-reader';
import { createNarration } from '../../live/narration';
import { useLive } from '../../live/use-live';
import { voicePlayer } from '../../live/use-playback';
import { liveValue } from '../../platform/live-value';
import { showMediaSession } from '../../platform/media-session';
import { online } from '../../platform/online';
import { deviceSpeech } from '../../platform/speech';
import { toast } from '../../ui/toast-store';
import { audioTrouble } from './audio-trouble';
import { spokenSentences } from './spoken-sentences';
import { useStepPreference } from './use-step-preference';

const RATES = [0.75, 1, 1.25, 1.5, 2] as const;
const USUAL_RATE = 1;
const NO_NARRATION = liveValue({ status: 'resting', positionMs: 0, failed: false } as const);

export type Listening = ReturnType<typeof useListening>;

/**
 * Hears a drop: its narration, or where there is none (or it can't be played, and the person asks) the device's own voice.
 * Goes on while one reads, ends with the screen, and makes way for a recording that is played or spoken.
 */
export function useListening(drop: DropContent | undefined, isSpeaking: boolean) {
  const narration = useNarration(drop);
  const reader = useReader(drop);
  const [rateStep, chooseRate] = useStepPreference('readingSpeed', RATES.length, USUAL_RATE);
  const [asked, setAsked] = useState(false);
  const byDevice = asked || !drop?.narration;
  const chosen = byDevice ? reader : narration;
  const rate = RATES[rateStep] ?? 1;

  useEffect(() => {
    narration.player?.setRate(rate);
    reader.player.setRate(rate);
  }, [narration.player, reader.player, rate]);

  const { player: file } = narration;
  const { player: voice } = reader;
  useEffect(() => {
    const pause = () => {
      file?.pause();
      voice.pause();
    };
    if (isSpeaking) pause();
    return voicePlayer.heard.subscribe(() => {
      if (voicePlayer.heard.get().id !== null) pause();
    });
  }, [file, voice, isSpeaking]);

  function toggle(): void {
    const { status } = chosen;
    if (status === 'playing' || status === 'loading') chosen.player?.pause();
    else {
      voicePlayer.stop();
      chosen.player?.play();
    }
  }

  return {
    byDevice,
    narration,
    reader,
    status: chosen.status === 'voiceless' ? 'resting' : chosen.status,
    /** It has been begun, and is not at its start any more. */
    hasBegun: chosen.status !== 'resting' || narration.positionMs > 0 || reader.at > 0,
    rate,
    toggle,
    nextRate: () => chooseRate((rateStep + 1) % RATES.length),
    letDeviceRead() {
      setAsked(true);
      voice.play();
    },
  };
}

function useNarration(drop: DropContent | undefined) {
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
  useEffect(() => () => player?.close(), [player]);

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

/** The device's voice. It says which paragraph it is in. */
function useReader(drop: DropContent | undefined) {
  const sentences = useMemo(() => (drop ? spokenSentences(drop) : []), [drop]);
  const player = useMemo(() => {
    const texts = sentences.map(({ text }) => text);
    return createDeviceReader(texts, deviceSpeech);
  }, [sentences]);
  const state = useLive(player.state) ?? player.state.get();
  useEffect(() => () => player.close(), [player]);
  const isHeard = state.status === 'playing' || state.status === 'paused';
  return {
    player,
    ...state,
    count: sentences.length,
    paragraph: isHeard ? sentences[state.at]?.paragraph : undefined,
  };
}
