import { useCallback, useEffect, useMemo, useState } from 'react';
import { pauseListening } from '../../../content/listening/now-listening';
import { useReadAloud } from '../../../content/listening/use-read-aloud';
import { useLive } from '../../../live/react/use-live';
import { useToday } from '../../../live/react/use-today';
import { now } from '../../../platform/clock';
import { deviceSpeech } from '../../../platform/speech';
import { keepAwake } from '../../../platform/wake-lock';
import { useRecords } from '../../../records/react/use-records';
import { beginSitting } from '../commands';
import type { Declared } from './declared';
import { createRepetition, type Repeats, type RepetitionState } from './repetition';

/** What can be done with the declaration that is open. */
export interface Saying {
  readonly repetition: RepetitionState;
  /** The voice says it once. */
  readonly isHeard: boolean;
  /** The day has it. */
  readonly isAdded: boolean;
  readonly hear: () => void;
  readonly repeat: (repeats: Repeats) => void;
  /** The person said it: counts on where it is repeated, and otherwise adds it to the day. */
  readonly said: () => void;
  readonly stop: () => void;
}

/** A declaration being said: by the device's voice, several times, or by the person. Another one begins anew. */
export function useSaying({ id, words }: Declared): Saying {
  const today = useToday();
  const records = useRecords();
  /** Which one the day has, with the day. */
  const [added, setAdded] = useState<string>();
  const key = `${today} ${id}`;
  const voice = useReadAloud(useMemo(() => new Map([[1, words]]), [words]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening, and each day, is a sitting of its own
  const sitting = useMemo(() => beginSitting(records), [records, key]);
  const add = useCallback(
    (ms: number) => void sitting.add(today, ms).then((isAdded) => isAdded && setAdded(key)),
    [sitting, today, key],
  );
  const repetition = useMemo(
    () => createRepetition(words, { speech: deviceSpeech, now, after, onDone: add }),
    [words, add],
  );
  useEffect(() => repetition.stop, [repetition]);
  const state = useLive(repetition.state) ?? repetition.state.get();

  const isCounting = state.is !== 'idle';
  // A device that falls asleep takes the voice away.
  useEffect(() => (isCounting ? keepAwake() : undefined), [isCounting]);

  function stop(): void {
    voice.stop();
    repetition.stop();
  }

  return {
    repetition: state,
    isHeard: voice.heard !== undefined,
    isAdded: added === key,
    hear() {
      stop();
      voice.start(1);
    },
    repeat(repeats) {
      stop();
      pauseListening();
      repetition.start(repeats);
    },
    said() {
      if (isCounting) repetition.said();
      else add(0);
    },
    stop,
  };
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
