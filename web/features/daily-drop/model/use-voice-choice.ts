import { useEffect, useState } from 'react';
import type { Narration } from '../../../../shared/content/pack';
import { keepHeardNote, readHeardNote } from '../../../content/heard-notes';
import { isGoodVoice, onVoices, ownVoices } from '../../../platform/speech';

/** The choice of the recording among the voices, whose addresses are the device's own. */
export const RECORDING = 'recording';

export interface VoiceOption {
  readonly value: string;
  readonly label: string;
}

/** Who can read, in the order in which they are offered, and whom the person chose; unasked it is the recording. */
export function useVoiceChoice(personId: string, narration: Narration | null) {
  const voices = useOwnVoices();
  const [kept, setKept] = useState(() => readHeardNote(personId, 'voice'));
  const voice = voices.find(({ voiceURI }) => voiceURI === kept);
  return {
    options: narration ? offerVoices(narration, voices) : offerVoices(undefined, voices),
    /** The address of the chosen voice; undefined is the recording. */
    voice: voice?.voiceURI,
    choose(value: string) {
      setKept(value);
      keepHeardNote(personId, 'voice', value);
    },
  };
}

/** A good voice of the device stands before the recording, the other voices after it. */
export function offerVoices(
  narration: Pick<Narration, 'readBy' | 'speaker'> | undefined,
  voices: readonly SpeechSynthesisVoice[],
): VoiceOption[] {
  const toOption = ({ voiceURI, name }: SpeechSynthesisVoice) => ({
    value: voiceURI,
    label: `${name}, on this device`,
  });
  const good = voices.filter(isGoodVoice);
  const others = voices.filter((voice) => !isGoodVoice(voice));
  const recording = narration && { value: RECORDING, label: `${sayReader(narration)}, recorded` };
  return [...good.map(toOption), ...(recording ? [recording] : []), ...others.map(toOption)];
}

/** Who speaks in a recording. */
export function sayReader({ readBy, speaker }: Pick<Narration, 'readBy' | 'speaker'>): string {
  return readBy === 'computer' ? 'a computer voice' : (speaker ?? 'a person');
}

function useOwnVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(ownVoices);
  useEffect(() => onVoices(() => setVoices(ownVoices())), []);
  return voices;
}
