import type { CircleView, PrayerRequestView } from '../../../../shared/api/prayer-circles';
import type { AskedInCircle } from '../../../records/kinds/intercession-card/card-of-request';

/** A request in the words of a person's own card. */
export function askedAsCard(
  { id, circleId, author, title, description }: PrayerRequestView,
  { name }: Pick<CircleView, 'name'>,
): AskedInCircle {
  const who = author.isMe ? 'Me' : (author.name ?? `Someone in ${name}`);
  const matter = description ? `${title}\n\n${description}` : title;
  return { circle: circleId, request: id, who, matter };
}
