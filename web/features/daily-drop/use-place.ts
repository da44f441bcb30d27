import { useEffect, useState } from 'react';
import { keepHeardNote, readHeardNote } from '../../platform/heard-notes';
import { type Place, readPlace, writePlace } from './place';

/** A place within so many milliseconds is remembered as the same. */
const STEP_MS = 2000;

/** Where the person stopped in a day's drop the last time. */
export function useFirstPlace(personId: string, day: number): Place {
  const [place] = useState(() => readPlace(readHeardNote(personId, `day-${day}`)));
  return place;
}

/** Remembers where the person is, once they have begun to listen; at the end that is the beginning again. */
export function useKeepPlace(personId: string, day: number, { at, ms }: Place, hasBegun: boolean) {
  const step = Math.floor(ms / STEP_MS) * STEP_MS;
  useEffect(() => {
    if (hasBegun) keepHeardNote(personId, `day-${day}`, writePlace({ at, ms: step }));
  }, [personId, day, at, step, hasBegun]);
}
