import { useCallback } from 'react';
import {
  EMPTY_SUGGESTION,
  POSTING_NEEDS_PREMIUM,
  suggestionsAnswer,
} from '../../../shared/api/suggestions';
import { useAnswer } from '../../live/use-answer';
import { type Handed, useOutboxForm } from '../../live/use-outbox-form';
import { useUnsent } from '../../live/use-unsent';
import { toast } from '../../ui/toast-store';
import { isBlank, readForm, toRequest } from './suggestion-form';

const SUGGESTIONS_PATH = '/api/reflection-suggestions';

const FORM = {
  kind: 'suggestion',
  path: SUGGESTIONS_PATH,
  read: readForm,
  isBlank,
  toRequest,
} as const;

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
  const everybodys = useAnswer(SUGGESTIONS_PATH, suggestionsAnswer);
  const own = useAnswer('/api/my-suggestions', suggestionsAnswer);
  const [refreshAll, refreshOwn] = [everybodys.refresh, own.refresh];
  const refresh = useCallback(async () => {
    await Promise.all([refreshAll(), refreshOwn()]);
  }, [refreshAll, refreshOwn]);
  // What left the outbox is in the server's lists now.
  const unsent = useUnsent('suggestion', refresh);
  return { everybodys, own, unsent };
}

function tell({ outcome, item }: Handed): void {
  switch (outcome) {
    case 'incomplete':
      toast({ title: 'Empty Suggestion', description: EMPTY_SUGGESTION, variant: 'destructive' });
      break;
    case 'sent':
      toast({ title: 'Suggestion Submitted!' });
      break;
    case 'waits':
      toast({
        title: 'Waiting to be sent',
        description: 'It goes by itself once there is a connection.',
      });
      break;
    default:
      tellFailure(item?.code);
  }
}

function tellFailure(code: string | undefined): void {
  toast(
    code === 'PREMIUM_REQUIRED'
      ? {
          title: 'Premium Membership Required',
          description: POSTING_NEEDS_PREMIUM,
          variant: 'destructive',
        }
      : {
          title: 'Submission Failed',
          description: 'Please try again or contact support if the issue persists.',
          variant: 'destructive',
        },
  );
}
