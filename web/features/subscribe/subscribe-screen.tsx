import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { forgetAskedToPay, hasAskedToPay, readStep } from './model/payment-page';
import { whichView } from './model/which-view';
import { ActiveView } from './parts/active-view';
import { DoneView, PaidView } from './parts/done-view';
import { OfferView } from './parts/offer-view';
import { PaymentView } from './parts/payment-view';
import { SubscriptionStatus } from './parts/subscription-status';
import { useSubscription } from './queries';
import '../../ui/styles/late/offer.css';

/** Subscribe: Premium as it stands, what it would bring, or the form to pay with. */
export function SubscribeScreen() {
  const subscription = useSubscription();
  const step = useStep();
  const backTo = useCameFrom('/home');
  const view = whichView(subscription, step);
  switch (view.name) {
    case 'active':
      return <ActiveView status={view.status} subscription={subscription} backTo={backTo} />;
    case 'offer':
      return <OfferView subscription={subscription} backTo={backTo} />;
    case 'payment':
      return <PaymentView answer={view.answer} refresh={subscription.refresh} />;
    case 'paid':
      return <PaidView />;
    case 'done':
      return <DoneView />;
    default:
      return (
        <FocusScreen title="Premium" backTo={backTo}>
          <h1>Premium</h1>
          {view.name === 'loading' && <Skeleton className="mt-6" />}
          <SubscriptionStatus subscription={subscription} />
        </FocusScreen>
      );
  }
}

/** How far the person has come with paying: as the address says it, if they asked to pay in this tab. */
function useStep() {
  const [hasAsked] = useState(hasAskedToPay);
  const { search } = useLocation();
  const step = hasAsked ? readStep(search) : 'offer';
  // Whoever turns away from paying is not led back into it.
  useEffect(() => (step === 'offer' ? undefined : forgetAskedToPay), [step]);
  useEffect(() => {
    if (step !== 'failed') return;
    toast({
      title: 'Payment Failed',
      description: 'It wasn’t confirmed, and nothing was charged. Please try again.',
      variant: 'destructive',
    });
  }, [step]);
  return step;
}
