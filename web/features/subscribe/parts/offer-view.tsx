import { Link } from 'react-router-dom';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { FocusScreen } from '../../../ui/screen';
import { NOT_SET_UP } from '../commands';
import { NO_TRIAL_NOTE, PRICE, TRIAL_NOTE, trialDates } from '../model/offer-words';
import { openPaymentForm } from '../model/payment-page';
import { useLeaving } from '../model/use-leaving';
import { type Subscription, useHeardDrops } from '../queries';
import { ManageBilling } from './manage-billing';
import { OfferLists } from './offer-lists';
import { SubscriptionStatus } from './subscription-status';

interface Props {
  readonly subscription: Subscription;
  readonly backTo: string;
}

/** What Premium brings and costs, and where it begins. */
export function OfferView({ subscription, backTo }: Props) {
  const hasTrial = subscription.answer?.trialAvailable ?? true;
  return (
    <FocusScreen
      title="Premium"
      backTo={backTo}
      action={<OfferAction answer={subscription.answer} hasTrial={hasTrial} />}
    >
      <div className="text-center">
        <h1 className="text-part text-balance">Stay as long as you need to</h1>
        <p className="lead mt-2.5 text-balance">
          Everything you’ve written stays yours on either plan.
        </p>
        <p className="mt-5 text-ink-2">
          <b className="font-serif text-[3.5rem] leading-none font-numeral tracking-[-0.03em] text-ink">
            {PRICE}
          </b>{' '}
          per month
        </p>
      </div>
      <SubscriptionStatus subscription={subscription} />
      {hasTrial && <TrialLine />}
      <OfferLists drops={useHeardDrops()} />
    </FocusScreen>
  );
}

/** The trial as three windows: the first is lit with the first day. */
function TrialLine() {
  const { lastFree, firstPaid } = trialDates(useToday());
  return (
    <ol className="trial-line numerals">
      <li>
        <b>Today</b>
        Free for 7 days
      </li>
      <li>
        <b>{lastFree}</b>
        The last free day
      </li>
      <li>
        <b>{firstPaid}</b>
        {`${PRICE}, if you stay`}
      </li>
    </ol>
  );
}

interface ActionProps {
  readonly answer: Subscription['answer'];
  readonly hasTrial: boolean;
}

function OfferAction({ answer, hasTrial }: ActionProps) {
  if (answer?.provider === 'none') {
    return (
      <>
        <Button asChild variant="secondary">
          <Link to="/home">Back to Home</Link>
        </Button>
        <p className="note text-balance text-center md:order-first">{NOT_SET_UP}</p>
      </>
    );
  }
  if (answer?.paymentFailed) {
    return (
      <>
        <ManageBilling variant="primary" />
        <p className="note text-balance text-center md:order-first">
          Your last payment didn’t go through. Update your payment method to restore Premium.
        </p>
      </>
    );
  }
  return <StartAction isKnown={answer !== undefined} hasTrial={hasTrial} />;
}

function StartAction({ isKnown, hasTrial }: { isKnown: boolean; hasTrial: boolean }) {
  const [isLeaving, setLeaving] = useLeaving();
  const start = () => {
    setLeaving(true);
    openPaymentForm();
  };
  return (
    <>
      <Button disabled={!isKnown} pending={isLeaving} pendingLabel="Opening..." onClick={start}>
        {hasTrial ? 'Start free trial' : 'Subscribe'}
      </Button>
      <p className="note text-center md:order-first">{hasTrial ? TRIAL_NOTE : NO_TRIAL_NOTE}</p>
    </>
  );
}
