import { feedbackAnswer, INCOMPLETE_FEEDBACK } from '../../../shared/api/feedback';
import { tellHanded } from '../../live/tell-handed';
import { useAnswer } from '../../live/use-answer';
import { type Handed, useOutboxForm } from '../../live/use-outbox-form';
import { useUnsent } from '../../live/use-unsent';
import { isBlank, readForm, toRequest } from './feedback-form';

const FEEDBACK_PATH = '/api/feedback';

const FORM = {
  kind: 'feedback',
  path: FEEDBACK_PATH,
  read: readForm,
  isBlank,
  toRequest,
} as const;

/** The form, and what its button does. */
export function useFeedbackForm() {
  return useOutboxForm(FORM, tell);
}

/** What was sent before, the latest first, and what is still here. */
export function usePreviousFeedback() {
  const { value, state, refresh } = useAnswer(FEEDBACK_PATH, feedbackAnswer);
  // What left the outbox is in the server's list now.
  const here = useUnsent('feedback', refresh);
  return { here, sent: value ?? [], state };
}

function tell(handed: Handed): void {
  tellHanded(handed, {
    incomplete: { title: 'Missing Information', description: INCOMPLETE_FEEDBACK },
    sent: 'Feedback Submitted!',
    failed: {
      title: 'Submission Failed',
      description: 'There was an error submitting your feedback. Please try again.',
    },
  });
}
