import { sayReference } from '../../../../shared/content/say-reference';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import { formatShortWeekday } from '../../../ui/format/days';
import { sayPassage } from './devotional-picture';
import type { PictureType } from './picture-types';
import type { ShareFacts } from './share-facts';
import { sayWeek } from './weekly-picture';

/** A picture in words, for those who don't see it. */
export function describePicture(type: PictureType, facts: ShareFacts): string {
  const { day, scripture, verse, week, achievement, prayer, passage } = facts;
  if (type === 'achievement') return `${achievement?.title}. ${achievement?.description}.`;
  if (type === 'prayer') return `${prayer?.text} A prayer. Day ${prayer?.day} of ${JOURNEY_DAYS}.`;
  if (type === 'passage') return passage ? `${passage.text} ${sayPassage(passage)}.` : '';
  if (type === 'daily-devotional') {
    return `${scripture.text} ${sayPassage(scripture)}. Day ${day} of ${JOURNEY_DAYS}.`;
  }
  if (type === 'journey-update') {
    return `Day ${day} of ${JOURNEY_DAYS}. ${verse.text} ${sayReference(verse.reference)}.`;
  }
  const days = week.map(
    (each) => `${formatShortWeekday(each.day)} ${each.done.size} of ${DAILY_FLAGS.length}`,
  );
  return `A week of light. ${sayWeek(day)}. Practices done: ${days.join(', ')}.`;
}
