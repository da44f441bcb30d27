import { useMemo } from 'react';
import type { Media, Recording } from '../local/contract';
import { usePerson } from './person-context';
import { useLive } from './use-live';

/** The person's voice recordings. */
export function useMedia(): Media {
  return usePerson().store.media;
}

/** A recording on this device; null when it is not here, undefined until looked up. */
export function useRecording(id: string): Recording | null | undefined {
  const media = useMedia();
  return useLive(useMemo(() => media.liveOne(id), [media, id]));
}
