import { useEffect, useMemo } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import type { ListeningState } from '../../content/listening/drop-listening';
import { listeningTo } from '../../content/listening/open-listening';
import { liveValue } from '../../live/live-value';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { usePlaceElsewhere } from './use-place-elsewhere';
import { useSpeed } from './use-speed';
import { RECORDING, useVoiceChoice } from './use-voice-choice';

const SILENT = liveValue<ListeningState>({
  status: 'resting',
  byDevice: false,
  positionMs: 0,
  at: 0,
  failed: false,
  hasBegun: false,
  voice: undefined,
});

export type Listening = ReturnType<typeof useListening>;

/**
 * Hears a drop: its narration, or a voice of the device where the person chose one, or where there is no narration. What
 * is heard continues on other screens, and makes way for a recording that is played or spoken.
 */
export function useListening(drop: DropContent | undefined) {
  const { store } = usePerson();
  const player = useMemo(() => drop && listeningTo(drop, store), [drop, store]);
  const state = useLive(player?.state ?? SILENT) ?? SILENT.get();
  usePlaceElsewhere(player);
  const { rate, nextRate } = useSpeed(store.personId);
  const { options, voice, choose } = useVoiceChoice(store.personId, drop?.narration ?? null);
  useEffect(() => player?.setRate(rate), [player, rate]);
  useEffect(() => {
    if (player && player.state.get().voice !== voice) player.readWith(voice);
  }, [player, voice]);
  return {
    ...state,
    player,
    isOn: state.status === 'playing' || state.status === 'loading',
    spoken: player?.spoken(),
    rate,
    nextRate,
    options,
    chooseVoice(value: string) {
      choose(value);
      player?.readWith(value === RECORDING ? undefined : value);
    },
  };
}
