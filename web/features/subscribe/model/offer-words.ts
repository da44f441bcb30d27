import { SUBSCRIPTION_OFFER } from '../../../../shared/api/subscription';
import { addDays } from '../../../../shared/domain/local-day';
import { formatDay } from '../../../ui/format/days';

/** Of the month, as it is written everywhere. */
export const PRICE = `$${(SUBSCRIPTION_OFFER.priceCents / 100).toFixed(2)}`;

/** Below every button that leads to a trial, and to a subscription without one. */
export const TRIAL_NOTE = `${SUBSCRIPTION_OFFER.trialDays}-day free trial • Cancel anytime`;
export const NO_TRIAL_NOTE = 'Cancel anytime';

/** The dates of a trial that begins on a day (`YYYY-MM-DD`): the last that is free, and that of the first payment. */
export function trialDates(day: string): { readonly lastFree: string; readonly firstPaid: string } {
  const { trialDays } = SUBSCRIPTION_OFFER;
  return {
    lastFree: formatDay(addDays(day, trialDays - 1)),
    firstPaid: formatDay(addDays(day, trialDays)),
  };
}
