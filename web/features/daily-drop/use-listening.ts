import { useEffect, useMemo, useState } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { spokenSentences } from '../../../shared/content/spoken-sentences';
import { usePerson } from '../../live/person-context';
import { voicePlayer } from '../../live/use-playback';
import { type Place, sentenceAt } from './place';
import { useNarration } from './use-narration';
import { useFirstPlace, useKeepPlace } from './use-place';
import { useReader } from './use-reader';
import { useSpeed } from './use-speed';
import { useVoiceChoice } from './use-voice-choice';

export type Listening = ReturnType<typeof useListening>;

/**
 * Hears a drop: its narration, or a voice of the device where the person chose one, or where there is no narration. Goes
 * on while one reads, ends with the screen, and makes way for a recording that is played or spoken.
 */
export function useListening(day: number, drop: DropContent | undefined, isSpeaking: boolean) {
  const { personId } = usePerson().store;
  const first = useFirstPlace(personId, day);
  const sentences = useMemo(() => (drop ? spokenSentences(drop) : []), [drop]);
  const narration = useNarration(drop, first.ms);
  const reader = useReader(sentences, first.at);
  const { rate, nextRate } = useSpeed(personId);
  const { options, voice, choose } = useVoiceChoice(personId, drop?.narration ?? null);
  const [asked, setAsked] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const byDevice = asked || voice !== undefined || !drop?.narration;
  const chosen = byDevice ? reader : narration;
  const place = placeOf(drop?.starts, byDevice ? reader.at : undefined, narration.positionMs);
  useKeepPlace(personId, day, place, hasBegun);

  const { player: file } = narration;
  const { player: device } = reader;
  useEffect(() => {
    file?.setRate(rate);
    device.setRate(rate);
  }, [file, device, rate]);
  useEffect(() => device.setVoice(voice), [device, voice]);
  useEffect(() => {
    const pause = () => {
      file?.pause();
      device.pause();
    };
    if (isSpeaking) pause();
    return voicePlayer.heard.subscribe(() => {
      if (voicePlayer.heard.get().id !== null) pause();
    });
  }, [file, device, isSpeaking]);

  function toggle(): void {
    const { status } = chosen;
    if (status === 'playing' || status === 'loading') chosen.player?.pause();
    else {
      setBegun(true);
      voicePlayer.stop();
      chosen.player?.play();
    }
  }

  /** The other voice continues from the sentence that this one was reading. */
  function goThere(): void {
    chosen.player?.pause();
    file?.seek(place.ms);
    device.seek(place.at);
  }

  const isAtStart = byDevice ? reader.at === 0 : narration.positionMs === 0;
  return {
    byDevice,
    narration,
    reader,
    status: chosen.status === 'voiceless' ? 'resting' : chosen.status,
    /** It was begun on this visit, and is not at its start any more. */
    hasBegun: hasBegun && (chosen.status !== 'resting' || !isAtStart),
    spoken: isOn(chosen.status) ? sentences[place.heard ?? -1] : undefined,
    rate,
    toggle,
    nextRate,
    options,
    voice,
    chooseVoice(value: string) {
      goThere();
      setAsked(false);
      choose(value);
    },
    letDeviceRead() {
      goThere();
      setBegun(true);
      setAsked(true);
      device.play();
    },
  };
}

/** Where one is, as both voices count it. `heard` is the sentence one hears, unless the recording has no times. */
function placeOf(
  starts: readonly number[] | undefined,
  sentence: number | undefined,
  ms: number,
): Place & { readonly heard: number | undefined } {
  if (sentence !== undefined)
    return { at: sentence, ms: (starts?.[sentence] ?? 0) * 1000, heard: sentence };
  const heard = starts && sentenceAt(starts, ms);
  return { at: heard ?? 0, ms, heard };
}

function isOn(status: string): boolean {
  return status !== 'resting' && status !== 'voiceless';
}
