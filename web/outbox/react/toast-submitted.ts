import { toast } from '../../ui/toast-store';
import type { SubmitOutcome } from './use-outbox-form';

interface Said {
  readonly title: string;
  readonly description?: string;
}

/** What is said of something that was handed over; nothing where the words are left out. */
interface SubmittedWords {
  readonly incomplete?: Said;
  readonly sent?: Said;
  readonly failed: Said;
}

/** Says what came of something that was handed over. That it waits is said of all alike, where its sending would be said. */
export function toastSubmitted(
  { outcome }: Pick<SubmitOutcome, 'outcome'>,
  words: SubmittedWords,
): void {
  switch (outcome) {
    case 'incomplete':
      if (words.incomplete) toast({ ...words.incomplete, variant: 'destructive' });
      break;
    case 'sent':
      if (words.sent) toast(words.sent);
      break;
    case 'waits':
      if (words.sent) toast(WAITS);
      break;
    default:
      toast({ ...words.failed, variant: 'destructive' });
  }
}

const WAITS: Said = {
  title: 'Waiting to send',
  description: 'We’ll send it when you’re back online.',
};
