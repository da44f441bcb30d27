import { Info } from 'lucide-react';
import { HttpError } from '../../answers/http-error';
import { toast } from '../../ui/toast-store';
import { confirmPractice, type Secret } from './commands';
import { PayAction } from './pay-action';
import { PaymentLayout } from './payment-layout';
import { doneUrl } from './payment-page';
import { useLeaving } from './use-leaving';

/** Stands where no provider is set up: the way through Premium without a card. */
export function PracticePayment({ secret }: { readonly secret: Secret }) {
  const [isLeaving, setLeaving] = useLeaving();
  const isTrial = secret.confirms === 'setup';
  const confirm = async () => {
    setLeaving(true);
    try {
      await confirmPractice(secret.clientSecret);
      location.assign(doneUrl());
    } catch (error) {
      setLeaving(false);
      const description =
        (error instanceof HttpError && error.serverMessage) || 'Please try again.';
      toast({ title: 'Payment Failed', description, variant: 'destructive' });
    }
  };
  return (
    <PaymentLayout
      isTrial={isTrial}
      action={<PayAction isTrial={isTrial} pending={isLeaving} onClick={() => void confirm()} />}
    >
      <p className="mt-5 flex gap-3 rounded-field bg-gold-wash p-4 text-ui-sm">
        <Info size={20} strokeWidth={1.6} aria-hidden className="shrink-0 text-gold-ink" />
        This is a practice checkout. No card is charged here.
      </p>
    </PaymentLayout>
  );
}
