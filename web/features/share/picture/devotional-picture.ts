import { sayReference } from '../../../../shared/content/say-reference';
import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import type { Measure, Shape } from './shapes';
import type { Passage, ShareFacts } from './share-facts';
import { windowPicture } from './window-picture';

/** Daily Devotional: the Scripture of the day's drop in a lit window. */
export function devotionalPicture({ day, scripture }: ShareFacts, measure: Measure): Shape[] {
  const source = sayPassage(scripture);
  const foot = `Day ${day} of ${JOURNEY_DAYS}`;
  return windowPicture({ text: scripture.text, source, foot }, measure);
}

/** 'Lamentations 3:22–23, WEB' */
export function sayPassage({ reference, translation }: Passage): string {
  return translation ? `${sayReference(reference)}, ${translation}` : sayReference(reference);
}
