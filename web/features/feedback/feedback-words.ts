import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '../../../shared/api/feedback';
import { FEEDBACK_NAMES } from '../../../shared/content/feedback-names';
import { formatDay } from '../../ui/format/days';

export const CATEGORY_CHOICES = FEEDBACK_CATEGORIES.map((value) => ({
  value,
  label: FEEDBACK_NAMES[value],
}));

/** `Bug report, November 12`; `at` in milliseconds since the epoch. */
export function sayWhat(category: FeedbackCategory | null, at: number): string {
  const day = formatDay(at);
  return category === null ? day : `${FEEDBACK_NAMES[category]}, ${day}`;
}
