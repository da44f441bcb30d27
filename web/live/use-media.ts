import { useMemo } from 'react';
import type { Media, Recording } from '../local/contract';
import { liveValue } from '../platform/live-value';
import { usePerson } from './person-context';
import { useLive } from './use-live';

/** The person's voice recordings. */
export function useMedia(): Media {
  return usePerson().store.media;
}

/** A recording on this device; null when it is not here or there is no `id`, undefined until looked up. */
export function useRecording(id: string | undefined): Recording | null | undefined {
  const media = useMedia();
  return useLive(useMemo(() => (id === undefined ? NONE : media.liveOne(id)), [media, id]));
}

const NONE = liveValue(null);
