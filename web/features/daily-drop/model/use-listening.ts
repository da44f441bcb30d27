import { useEffect, useMemo, useState } from 'react';
import type { DropContent } from '../../../../shared/content/pack';
import { PREFERENCE_ID, preference } from '../../../../shared/records/preference';
import { keepHeardNote, readHeardNote } from '../../../content/heard-notes';
import type { DropListening, ListeningState } from '../../../content/listening/drop-listening';
import { listeningTo, placeHere } from '../../../content/listening/open-listening';
import { liveValue } from '../../../live/live-value';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
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

/** Where the person listened on another device since, they continue from there, unless it is playing here. */
function usePlaceElsewhere(player: DropListening | undefined): void {
  const { personId, records } = usePerson().store;
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const place = kept?.body.heardPlace;
  useEffect(() => {
    if (!player || place?.day !== player.drop.day) return;
    const { status } = player.state.get();
    const isNewer = place.heardAt > placeHere(personId, place.day).heardAt;
    if (isNewer && status !== 'playing' && status !== 'loading') player.goTo(place);
  }, [player, place, personId]);
}

const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2];
const USUAL = 1;

/** How fast a person listens: one of five speeds, the next one after each press. */
function useSpeed(personId: string): {
  readonly rate: number;
  readonly nextRate: () => void;
} {
  const [rate, setRate] = useState(() => {
    const kept = Number(readHeardNote(personId, 'speed'));
    return SPEEDS.includes(kept) ? kept : USUAL;
  });
  return {
    rate,
    nextRate() {
      const next = SPEEDS[(SPEEDS.indexOf(rate) + 1) % SPEEDS.length] ?? USUAL;
      setRate(next);
      keepHeardNote(personId, 'speed', String(next));
    },
  };
}
