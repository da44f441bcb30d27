import { utcOffsetMinutes } from '../../../platform/clock';
import { useNow } from '../../../ui/use-now';
import type { Reading } from './words';

const MINUTE_MS = 60_000;

/** When and where the person reads. */
export function useNowHere(): Reading {
  const now = useNow(MINUTE_MS);
  return { now, utcOffsetMinutes: utcOffsetMinutes(now) };
}
