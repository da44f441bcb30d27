import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Fact, Facts } from '../../../ui/facts';
import { Gate } from '../../../ui/gate';
import { FocusScreen } from '../../../ui/screen';
import { Sunrise } from '../../../ui/sunrise';
import { ALL_DAYS } from '../../../ui/sunrise-geometry';
import { subscriptionWords } from '../model/subscription-words';
import type { PremiumStatus } from '../model/which-view';
import type { Subscription } from '../queries';
import { CancelDialog } from './cancel-dialog';
import { ManageBilling } from './manage-billing';
import { SubscriptionStatus } from './subscription-status';

interface Props {
  readonly status: PremiumStatus;
  readonly subscription: Subscription;
  readonly backTo: string;
}

/** Premium as it stands: until when, what comes next, and the ways to change that. */
export function ActiveView({ status, subscription, backTo }: Props) {
  const { title, lead, next } = subscriptionWords(status, subscription.answer);
  return (
    <FocusScreen
      title="Premium"
      backTo={backTo}
      action={
        <Button asChild>
          <Link to="/home">Back to Home</Link>
        </Button>
      }
    >
      <Gate className="mt-1 pb-7">
        <Sunrise
          day={0}
          lit={ALL_DAYS}
          numeral={false}
          decorative
          className="mx-auto mb-3.5 w-[min(11rem,100%)] overflow-visible"
        />
        <h1 className="active-title">{title}</h1>
        <p className="numerals mt-2 text-ink-2">{lead}</p>
      </Gate>
      <SubscriptionStatus subscription={subscription} />
      <Facts className="numerals mt-7 border-rule border-b">
        <Fact label="Plan">{next ? 'Premium, monthly' : 'Premium'}</Fact>
        {next && <Fact label={next.label}>{next.value}</Fact>}
        <Fact label="Journal entries">Unlimited</Fact>
      </Facts>
      {next && <Changes status={status} subscription={subscription} />}
    </FocusScreen>
  );
}

/** Only where something is subscribed: Premium that was given has nothing to manage. */
function Changes({ status, subscription }: Omit<Props, 'backTo'>) {
  const { answer, refresh } = subscription;
  const [asking, setAsking] = useState(false);
  if (!answer) return null;
  return (
    <div className="mt-5 grid justify-items-center gap-2">
      {answer.provider === 'stripe' && <ManageBilling variant="secondary" />}
      {!answer.cancelAtPeriodEnd && (
        <Button variant="text" onClick={() => setAsking(true)}>
          Cancel subscription
        </Button>
      )}
      <p className="note text-balance text-center">
        {answer.cancelAtPeriodEnd
          ? 'You can always read and export what you wrote.'
          : 'If you cancel, Premium stays until the end of the billing period. You can always read and export what you wrote.'}
      </p>
      <CancelDialog
        open={asking}
        onClose={() => setAsking(false)}
        status={status}
        answer={answer}
        refresh={refresh}
      />
    </div>
  );
}
