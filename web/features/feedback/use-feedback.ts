import { useCallback, useState } from 'react';
import { feedbackAnswer, INCOMPLETE_FEEDBACK } from '../../../shared/api/feedback';
import { useAnswer } from '../../answers/react/use-answer';
import { usePoked } from '../../answers/react/use-poked';
import { toastSubmitted } from '../../outbox/react/toast-submitted';
import { type SubmitOutcome, useOutboxForm } from '../../outbox/react/use-outbox-form';
import { useUnsent, useWhenSent } from '../../outbox/react/use-unsent';
import {
  type FeedbackErrors,
  findMissing,
  isBlank,
  isTooLong,
  readForm,
  toRequest,
} from './feedback-form';

const FEEDBACK_PATH = '/api/feedback';

const KINDS = ['feedback'] as const;

const FORM = {
  kind: 'feedback',
  path: FEEDBACK_PATH,
  read: readForm,
  isBlank,
  toRequest,
} as const;

/** The form, what its button does, and what was missing when it was last pressed and is missing still. */
export function useFeedbackForm() {
  const outboxForm = useOutboxForm(FORM, tell);
  const { form } = outboxForm;
  /** How often something was missing or too long. */
  const [refusals, setRefusals] = useState(0);
  const missing = form ? findMissing(form) : {};
  const submit = async () => {
    const isComplete = Object.keys(missing).length === 0;
    const isOver = form !== undefined && isTooLong(form);
    setRefusals(isComplete && !isOver ? 0 : refusals + 1);
    // Beside a text that is too long stands by how much: nothing more to say.
    if (!isComplete || !isOver) await outboxForm.submit();
  };
  const errors: FeedbackErrors = refusals > 0 ? missing : {};
  return { ...outboxForm, submit, errors, refusals };
}

/** What was sent before, the latest first, and what is still here. */
export function usePreviousFeedback() {
  const { value, state, refresh } = useAnswer(FEEDBACK_PATH, feedbackAnswer);
  // What left the outbox is in the server's list now.
  const here = useUnsent(KINDS);
  useWhenSent(here, refresh);
  // A reply of ours pokes.
  usePoked(useCallback(() => void refresh(), [refresh]));
  return { here, sent: value ?? [], state };
}

function tell(handed: SubmitOutcome): void {
  toastSubmitted(handed, {
    incomplete: { title: 'Missing Information', description: INCOMPLETE_FEEDBACK },
    sent: { title: 'Feedback Submitted!' },
    failed: {
      title: 'Submission Failed',
      description: 'There was an error submitting your feedback. Please try again.',
    },
  });
}
