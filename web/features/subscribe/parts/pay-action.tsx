import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SUBSCRIPTION_OFFER } from '../../../../shared/api/subscription';
import { Button } from '../../../ui/button';
import { NO_TRIAL_NOTE, PRICE, TRIAL_NOTE } from '../model/offer-words';

interface Props extends ComponentProps<typeof Button> {
  readonly isTrial: boolean;
}

/** The button that subscribes. */
export function PayAction({ isTrial, ...button }: Props) {
  const label = isTrial
    ? `Start my ${SUBSCRIPTION_OFFER.trialDays} free days`
    : `Subscribe for ${PRICE}`;
  return (
    <>
      <Button pendingLabel="Confirming..." {...button}>
        <Lock size={16} strokeWidth={1.6} aria-hidden />
        {label}
      </Button>
      <p className="note text-center md:order-first">{isTrial ? TRIAL_NOTE : NO_TRIAL_NOTE}</p>
    </>
  );
}
