import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import type { Measure, Shape } from './shapes';
import type { SharedPrayer } from './share-facts';
import { windowPicture } from './window-picture';

/** A day's prayer in a lit window. */
export function prayerPicture({ day, text }: SharedPrayer, measure: Measure): Shape[] {
  const foot = `Day ${day} of ${JOURNEY_DAYS}`;
  return windowPicture({ text, source: 'A prayer', foot }, measure);
}
