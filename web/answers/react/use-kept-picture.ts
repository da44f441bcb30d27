import { useMemo } from 'react';
import { type KeptPicture, PICTURE, readPicture } from '../kept-picture';
import { useKeptAnswer } from './use-kept-answer';

/** The person's picture as this device keeps it; undefined where there is none. */
export function useKeptPicture(): KeptPicture | undefined {
  const kept = useKeptAnswer(PICTURE);
  return useMemo(() => readPicture(kept), [kept]);
}
