import { type HeardPlaceBody, PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { todayHere } from '../../platform/today';
import type { Records } from '../../records/contract';
import type { HeardPlace } from './place';

/** A place that is less than this from the one they know is not worth telling. */
const NEARBY_MS = 5000;

/** Tells the person's other devices where in a drop they are, once they have moved on. */
export async function sharePlace(
  records: Pick<Records, 'find' | 'save'>,
  day: number,
  { at, ms, heardAt }: HeardPlace,
): Promise<void> {
  const heardPlace = { day, at, ms: Math.round(ms), heardAt };
  try {
    const opened = await records.find(preference, PREFERENCE_ID);
    if (isNearby(opened?.body.heardPlace, heardPlace)) return;
    const body = { heardPlace };
    await records.save({ kind: preference, id: PREFERENCE_ID, day: todayHere(), body, opened });
  } catch {
    // A place that this device alone knows is no loss worth a word, nor is one as the databases close.
  }
}

function isNearby(known: HeardPlaceBody | undefined, place: HeardPlaceBody): boolean {
  return (
    known?.day === place.day &&
    Math.abs(known.ms - place.ms) < NEARBY_MS &&
    (known.at === place.at || place.ms > 0)
  );
}
