import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SubscriptionStatusAnswer } from '../../../shared/api/subscription';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Skeleton } from '../../ui/skeleton';
import { type Start, startSubscription, type Trouble } from './commands';
import { PaymentLayout } from './payment-layout';
import { PracticePayment } from './practice-payment';

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
