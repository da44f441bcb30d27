import { toast } from '../../ui/toast-store';
import type { Handed } from './use-outbox-form';

interface Said {
  readonly title: string;
  readonly description: string;
}

/** What is said of a form that was handed over; that it waits is said of all alike. */
interface HandedWords {
  readonly incomplete: Said;
  /** A title alone. */
  readonly sent: string;
  readonly failed: Said;
}

/** Says what came of a form. */
export function tellHanded({ outcome }: Handed, words: HandedWords): void {
  switch (outcome) {
    case 'incomplete':
      toast({ ...words.incomplete, variant: 'destructive' });
      break;
    case 'sent':
      toast({ title: words.sent });
      break;
    case 'waits':
      toast({
        title: 'Waiting to send',
        description: 'We’ll send it when you’re back online.',
      });
      break;
    default:
      toast({ ...words.failed, variant: 'destructive' });
  }
}
