import type { Section } from './model/section';
import { AuditSection } from './sections/audit';
import { FeedbackSection } from './sections/feedback';
import { FlagsSection } from './sections/flags';
import { PushKeysSection } from './sections/push-keys';
import { QuestionsSection } from './sections/questions';
import { RepliesSection } from './sections/replies';
import { ReportsSection } from './sections/reports';

/** The sections of the page, in their order; the first one opens. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { name: 'feedback', label: 'Feedback', Part: FeedbackSection },
  { name: 'questions', label: 'Questions', Part: QuestionsSection },
  { name: 'replies', label: 'Replies', Part: RepliesSection },
  { name: 'reports', label: 'Reports', Part: ReportsSection },
  { name: 'flags', label: 'Flags', Part: FlagsSection },
  { name: 'push-key', label: 'Push key', Part: PushKeysSection },
  { name: 'audit', label: 'Audit', Part: AuditSection },
];
