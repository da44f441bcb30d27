import { useState } from 'react';
import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatDay } from '../../../ui/format/days';
import { toast } from '../../../ui/toast-store';
import { cancelSubscription } from '../commands';
import type { PremiumStatus } from '../model/which-view';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly status: PremiumStatus;
  readonly answer: SubscriptionStatusAnswer;
  readonly refresh: () => Promise<void>;
}

/** Asks before a subscription is cancelled. Keeping it is the easy answer. */
export function CancelDialog({ open, onClose, status, answer, refresh }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    try {
      const message = await cancelSubscription();
      await refresh();
      onClose();
      toast({ title: 'Subscription canceled', description: message });
    } catch {
      const description = 'Failed to cancel subscription. Please try again.';
      toast({ title: 'Subscription not canceled', description, variant: 'destructive' });
    }
    setCancelling(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays && !isCancelling) onClose();
      }}
      alert
      title="Cancel your subscription?"
      description={whatCancellingDoes(status, answer.currentPeriodEnd)}
    >
      <div className="mt-5 grid gap-2.5">
        <Button full autoFocus onClick={onClose} disabled={isCancelling}>
          Keep Premium
        </Button>
        <Button
          full
          variant="danger"
          pending={isCancelling}
          pendingLabel="Cancelling..."
          onClick={() => void cancel()}
        >
          Cancel subscription
        </Button>
      </div>
    </Dialog>
  );
}

function whatCancellingDoes(status: PremiumStatus, periodEnd: string | null): string {
  const when = periodEnd === null ? '' : `, on ${formatDay(periodEnd)}`;
  if (status === 'trialing') return `It ends with your trial${when}. You won’t be charged.`;
  return `It ends at the end of the billing period${when}. You keep Premium until then. There’s no refund for this period.`;
}
