import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPremium } from '../../../../shared/domain/plan';
import { usePlan } from '../../../answers/react/use-plan';
import { useSync } from '../../../sync/react/sync-facts';
import { FocusScreen } from '../../../ui/screen';
import { Spinner } from '../../../ui/spinner';
import { type ToastContent, toast } from '../../../ui/toast-store';
import { doneUrl } from '../model/payment-page';

/** The provider tells the server within seconds. Nobody waits here for longer. */
const TOLD_WITHIN_MS = 8_000;

const SUCCESS: ToastContent = {
  title: 'Payment Successful',
  description: 'Welcome to Premium! Your subscription is now active.',
};

const SOON: ToastContent = {
  title: 'Your payment is on its way',
  description: 'Premium opens as soon as it arrives.',
};

/** After the payment form: waits until the server has heard of it, and leads Home. The address alone proves nothing (A21). */
export function DoneView() {
  const plan = usePlan();
  const hasPremium = plan !== undefined && isPremium(plan);
  const { syncNow } = useSync();
  const navigate = useNavigate();
  useEffect(() => void syncNow(), [syncNow]);
  useEffect(() => {
    const goHome = (words: ToastContent) => {
      // In the place of an address that holds what belongs to the payment alone.
      void navigate('/home', { replace: true });
      toast(words);
    };
    if (hasPremium) {
      goHome(SUCCESS);
      return undefined;
    }
    const timer = setTimeout(() => goHome(SOON), TOLD_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [hasPremium, navigate]);
  return <Confirming />;
}

/**
 * In the document of the payment form, which is left by loading another. The form loads the same one as soon as it is done,
 * so that it makes no difference who is first.
 */
export function PaidView() {
  useEffect(() => location.replace(doneUrl()), []);
  return <Confirming />;
}

function Confirming() {
  return (
    <FocusScreen title="Premium" backTo="/home">
      <h1>Thank you</h1>
      <p role="status" className="mt-3 flex items-center gap-2.5 text-ink-2">
        <Spinner />
        We’re confirming your payment.
      </p>
    </FocusScreen>
  );
}
