import type { SuggestionView } from '../../../shared/api/suggestions';
import { formatDay, localDayOf, recentDayName } from '../../ui/format/days';
import { pluralize } from '../../ui/format/numbers';

/** `17 votes`, `1 vote`. */
export function countVotes(votes: number): string {
  return `${votes} ${pluralize(Math.abs(votes), 'vote', 'votes')}`;
}

/** When something was asked, in the reader's own time: `today`, `yesterday`, `November 6`; `today` is `YYYY-MM-DD`. */
export function sayAsked(submittedAt: string, today: string): string {
  const day = localDayOf(submittedAt);
  // A clock that is behind the server's puts it in the days to come.
  if (day > today) return 'today';
  return recentDayName(day, today)?.toLowerCase() ?? formatDay(day, today);
}

/** `Gratitude, November 6`; the day alone, `Yesterday`, where there is no category. */
export function sayAbout(
  { category, submittedAt }: Pick<SuggestionView, 'category' | 'submittedAt'>,
  today: string,
): string {
  const asked = sayAsked(submittedAt, today);
  if (category === null) return asked.charAt(0).toUpperCase() + asked.slice(1);
  return `${category}, ${asked}`;
}
