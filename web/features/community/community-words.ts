import { differenceInCalendarDays, format, isSameYear, parseISO } from 'date-fns';
import type { SuggestionView } from '../../../shared/api/suggestions';

/** `17 votes`, `1 vote`. */
export function countVotes(votes: number): string {
  return `${votes} ${Math.abs(votes) === 1 ? 'vote' : 'votes'}`;
}

/** When something was asked, in the reader's own time: `today`, `yesterday`, `November 6`; `today` is `YYYY-MM-DD`. */
export function sayAsked(submittedAt: string, today: string): string {
  const [date, here] = [parseISO(submittedAt), parseISO(today)];
  const ago = differenceInCalendarDays(here, date);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  return format(date, isSameYear(date, here) ? 'MMMM d' : 'MMMM d, yyyy');
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
