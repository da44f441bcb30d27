import { useEffect, useMemo, useState } from 'react';
import { pauseListening } from '../../../content/listening/now-listening';
import { useReadAloud } from '../../../content/listening/use-read-aloud';
import { useLive } from '../../../live/react/use-live';
import { useToday } from '../../../live/react/use-today';
import { deviceSpeech } from '../../../platform/speech';
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
  const [addedId, setAddedId] = useState<string>();
  const voice = useReadAloud(useMemo(() => new Map([[1, words]]), [words]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is a sitting of its own
  const sitting = useMemo(() => beginSitting(records), [records, id]);
  const add = useMemo(
    () => (ms: number) =>
      void sitting.add(today, ms).then((isAdded) => setAddedId(isAdded ? id : undefined)),
    [sitting, today, id],
  );
  const repetition = useMemo(
    () => createRepetition(words, { speech: deviceSpeech, now: Date.now, after, onDone: add }),
    [words, add],
  );
  useEffect(() => repetition.stop, [repetition]);
  const state = useLive(repetition.state) ?? repetition.state.get();

  function stop(): void {
    voice.stop();
    repetition.stop();
  }

  return {
    repetition: state,
    isHeard: voice.heard !== undefined,
    isAdded: addedId === id,
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
      if (state.is === 'idle') add(0);
      else repetition.said();
    },
    stop,
  };
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
