import { useMemo } from 'react';
import { liveValue } from '../../live/live-value';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import type { Media, Recording } from '../contract';

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
