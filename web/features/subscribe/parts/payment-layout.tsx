import type { ReactNode } from 'react';
import { Fact, Facts } from '../../../ui/facts';
import { FocusScreen } from '../../../ui/screen';
import { PRICE } from '../model/offer-words';

interface Props {
  /** Nothing is charged before the trial ends. */
  readonly isTrial: boolean;
  readonly lead?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The payment view around whatever is paid with: what it comes to, today and later. */
export function PaymentLayout({ isTrial, lead, action, children }: Props) {
  return (
    <FocusScreen title="Premium" backTo="/subscribe" action={action}>
      <h1>{isTrial ? 'Nothing to pay today' : 'Premium, month by month'}</h1>
      {lead && <p className="lead numerals mt-2">{lead}</p>}
      {children}
      <Facts className="bill numerals mt-6">
        <Fact label="Premium, monthly">{PRICE}</Fact>
        {isTrial && <Fact label="7-day free trial">{`−${PRICE}`}</Fact>}
        <Fact label="Due today">{isTrial ? '$0.00' : PRICE}</Fact>
      </Facts>
    </FocusScreen>
  );
}
