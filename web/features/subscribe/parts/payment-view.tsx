import { Info } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import { HttpError } from '../../../answers/http-error';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import {
  confirmPractice,
  type Secret,
  type Start,
  startSubscription,
  type Trouble,
} from '../commands';
import { doneUrl } from '../model/payment-page';
import { useLeaving } from '../model/use-leaving';
import { PayAction } from './pay-action';
import { PaymentLayout } from './payment-layout';

// The provider's libraries are read by nobody who does not pay.
const StripePayment = lazy(async () => ({
  default: (await import('./stripe-payment')).StripePayment,
}));

interface Props {
  readonly answer: SubscriptionStatusAnswer;
  readonly refresh: () => Promise<void>;
}

/** The payment form of whoever takes the payments here. */
export function PaymentView({ answer, refresh }: Props) {
  const { start, again } = useStart(refresh);
  const asking = (
    <PaymentLayout isTrial={answer.trialAvailable}>
      <Skeleton className="mt-6" />
    </PaymentLayout>
  );
  if (start === undefined) return asking;
  if (start.state !== 'ready') {
    return (
      <PaymentLayout isTrial={answer.trialAvailable}>
        {start.state === 'trouble' ? <InTrouble trouble={start.trouble} again={again} /> : <Paid />}
      </PaymentLayout>
    );
  }
  if (answer.publishableKey === null) return <PracticePayment secret={start.secret} />;
  return (
    <Suspense fallback={asking}>
      <StripePayment publishableKey={answer.publishableKey} secret={start.secret} />
    </Suspense>
  );
}

/** What the form is opened with; undefined while it is asked for. */
function useStart(refresh: () => Promise<void>) {
  const [start, setStart] = useState<Start>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew.
  useEffect(() => {
    let isHere = true;
    void startSubscription().then((started) => {
      if (!isHere) return;
      setStart(started);
      if (started.state === 'active') void refresh();
    });
    return () => {
      isHere = false;
    };
  }, [round, refresh]);
  const again = useCallback(() => {
    setStart(undefined);
    setRound((count) => count + 1);
  }, []);
  return { start, again };
}

function InTrouble({ trouble, again }: { trouble: Trouble; again: () => void }) {
  const here = useHere();
  return (
    <div role="alert" className="mt-6 rounded-field bg-danger-wash p-4">
      <h2 className="text-subhead">{trouble.title}</h2>
      <p className="mt-1 text-ui-sm">{trouble.text}</p>
      {trouble.remedy === 'again' && (
        <Button variant="text" size="sm" className="px-0" onClick={again}>
          Try again
        </Button>
      )}
      {trouble.remedy === 'email' && (
        <Link to="/profile" state={here} className="text-link inline-flex min-h-11 items-center">
          Go to Account Details
        </Link>
      )}
    </div>
  );
}

/** Until the server has heard of it, too. */
function Paid() {
  return (
    <p role="status" className="mt-6 text-ink-2">
      You’ve already subscribed. Premium opens here in a moment.
    </p>
  );
}

/** Stands where no provider is set up: the way through Premium without a card. */
function PracticePayment({ secret }: { readonly secret: Secret }) {
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
