import { useCallback } from 'react';
import {
  EMPTY_SUGGESTION,
  POSTING_NEEDS_PREMIUM,
  suggestionsAnswer,
} from '../../../shared/api/suggestions';
import { APPROVED_SUGGESTIONS, SUGGESTIONS_PATH } from '../../answers/approved-suggestions';
import { useAnswer } from '../../answers/react/use-answer';
import { usePaged } from '../../answers/react/use-paged';
import { toastSubmitted } from '../../outbox/react/toast-submitted';
import { type SubmitOutcome, useOutboxForm } from '../../outbox/react/use-outbox-form';
import { useUnsent, useWhenSent } from '../../outbox/react/use-unsent';
import { isBlank, readForm, toRequest } from './suggestion-form';

const FORM = {
  kind: 'suggestion',
  path: SUGGESTIONS_PATH,
  read: readForm,
  isBlank,
  toRequest,
} as const;

const KINDS = ['suggestion'] as const;

/** The form, and what its button does. A question that the server refuses goes back into it. */
export function useSuggestionForm() {
  const { takeBack, ...form } = useOutboxForm(FORM, (handed) => {
    tell(handed);
    if (handed.outcome === 'refused' && handed.item) void takeBack(handed.item);
  });
  return { ...form, takeBack };
}

/** Everybody's questions, the person's own, and those of their own that are still here. */
export function useSuggestions() {
  const approvedSuggestions = usePaged(APPROVED_SUGGESTIONS);
  const own = useAnswer('/api/my-suggestions', suggestionsAnswer);
  const [refreshAll, refreshOwn] = [approvedSuggestions.refresh, own.refresh];
  const refresh = useCallback(async () => {
    await Promise.all([refreshAll(), refreshOwn()]);
  }, [refreshAll, refreshOwn]);
  // What left the outbox is in the server's lists now.
  const unsent = useUnsent(KINDS);
  useWhenSent(unsent, refresh);
  return { approvedSuggestions, own, unsent };
}

function tell(handed: SubmitOutcome): void {
  toastSubmitted(handed, {
    incomplete: { title: 'Empty Suggestion', description: EMPTY_SUGGESTION },
    sent: { title: 'Suggestion Submitted!' },
    failed:
      handed.item?.code === 'PREMIUM_REQUIRED'
        ? { title: 'Premium Membership Required', description: POSTING_NEEDS_PREMIUM }
        : {
            title: 'Submission Failed',
            description: 'Please try again or contact support if the issue persists.',
          },
  });
}
