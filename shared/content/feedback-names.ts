import type { FeedbackCategory } from '../api/feedback';

/** What the categories of feedback are called on a screen. */
export const FEEDBACK_NAMES: Readonly<Record<FeedbackCategory, string>> = {
  general_feedback: 'General feedback',
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  ui_ux: 'UI / UX',
  content_suggestion: 'Content suggestion',
};
