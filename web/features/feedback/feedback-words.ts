import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '../../../shared/api/feedback';
import { formatDay } from '../../ui/format/days';

const NAMES: Readonly<Record<FeedbackCategory, string>> = {
  general_feedback: 'General feedback',
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  ui_ux: 'UI / UX',
  content_suggestion: 'Content suggestion',
};

export const CATEGORY_CHOICES = FEEDBACK_CATEGORIES.map((value) => ({
  value,
  label: NAMES[value],
}));

/** `Bug report, November 12`; `at` in milliseconds since the epoch. */
export function sayWhat(category: FeedbackCategory | null, at: number): string {
  const day = formatDay(at);
  return category === null ? day : `${NAMES[category]}, ${day}`;
}
