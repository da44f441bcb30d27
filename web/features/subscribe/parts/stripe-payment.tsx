import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { joinClasses } from '../../../ui/join-classes';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import { findCheckout, type Secret } from '../commands';
import { PRICE, trialDates } from '../model/offer-words';
import { doneUrl } from '../model/payment-page';
import { useProviderPage } from '../model/use-leaving';
import { useStripeScript } from '../model/use-stripe-script';
import { PayAction } from './pay-action';
import { PaymentLayout } from './payment-layout';

interface Props {
  readonly publishableKey: string;
  readonly secret: Secret;
}

/** Stripe's form. Card numbers are typed into a frame of Stripe's own and never reach this page. */
export function StripePayment({ publishableKey, secret }: Props) {
  const { stripe, hasFailed } = useStripeScript(publishableKey);
  const { clientSecret } = secret;
  const options = useMemo(() => ({ clientSecret, appearance: readAppearance() }), [clientSecret]);
  const [isBroken, setBroken] = useState(false);
  if (hasFailed || isBroken) {
    return (
      <PaymentLayout isTrial={secret.confirms === 'setup'}>
        <NotLoaded />
      </PaymentLayout>
    );
  }
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm secret={secret} onBroken={() => setBroken(true)} />
    </Elements>
  );
}

interface CardFormProps {
  readonly secret: Secret;
  readonly onBroken: () => void;
}

function CardForm({ secret: { confirms }, onBroken }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const form = useId();
  const isTrial = confirms === 'setup';
  const { firstPaid } = trialDates(useToday());
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isPaying) return;
    setPaying(true);
    const error = await confirmWith(stripe, elements, confirms);
    setPaying(false);
    // What is missing in the form is said in the form.
    if (error.type === 'validation_error') return;
    toast({ title: 'Payment Failed', description: error.message, variant: 'destructive' });
  };
  return (
    <PaymentLayout
      isTrial={isTrial}
      lead={
        isTrial
          ? `Your card is first charged on ${firstPaid}.`
          : `Your card is charged ${PRICE} now, and then each month until you cancel.`
      }
      action={
        <PayAction
          isTrial={isTrial}
          type="submit"
          form={form}
          disabled={!isReady}
          pending={isPaying}
        />
      }
    >
      {!isReady && <Skeleton className="mt-6" />}
      <form
        id={form}
        className={joinClasses('mt-6', !isReady && 'invisible h-0')}
        onSubmit={(event) => void pay(event)}
      >
        <PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
      </form>
    </PaymentLayout>
  );
}

/** Stripe leads on by itself once it is confirmed, so this resolves with what went wrong alone. */
async function confirmWith(
  stripe: Stripe,
  elements: StripeElements,
  confirms: Secret['confirms'],
): Promise<Pick<StripeError, 'type' | 'message'>> {
  const options = { elements, confirmParams: { return_url: doneUrl() } };
  const { error } = await (confirms === 'setup'
    ? stripe.confirmSetup(options)
    : stripe.confirmPayment(options));
  return error;
}

function NotLoaded() {
  const { isLeaving, go } = useProviderPage(findCheckout, 'Failed to create checkout session');
  return (
    <div role="alert" className="mt-6 rounded-field bg-action-wash p-4">
      <p>
        We couldn’t load the payment form. A content blocker may be stopping it. Turn it off, or pay
        on Stripe’s page.
      </p>
      <div className="mt-4 grid gap-2.5">
        <Button full onClick={() => location.reload()}>
          Try again
        </Button>
        <Button full variant="secondary" pending={isLeaving} pendingLabel="Opening..." onClick={go}>
          Pay on Stripe’s page
        </Button>
      </div>
    </div>
  );
}

/** The roles of the design that Stripe's frame is given, read as they stand by day or by night. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: role('--action'),
      colorBackground: role('--leaf'),
      colorText: role('--ink'),
      colorTextSecondary: role('--ink-2'),
      colorTextPlaceholder: role('--ink-3'),
      colorDanger: role('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '10px',
    },
    rules: {
      '.Input': { border: `1px solid ${role('--line')}`, boxShadow: 'none', padding: '14px 16px' },
      '.Input:focus': {
        border: `1px solid ${role('--focus')}`,
        boxShadow: `0 0 0 2px ${role('--focus')}`,
      },
      '.Label': { color: role('--ink'), fontWeight: '560' },
    },
  };
}
