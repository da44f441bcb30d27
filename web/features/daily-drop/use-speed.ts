import { useState } from 'react';
import { keepHeardNote, readHeardNote } from '../../content/heard-notes';

const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2];
const USUAL = 1;

/** How fast a person listens: one of five speeds, the next one after each press. */
export function useSpeed(personId: string): {
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
