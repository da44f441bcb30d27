import { addDays, format, parseISO } from 'date-fns';
import { SUBSCRIPTION_OFFER } from '../../../shared/api/subscription';

/** Of the month, as it is written everywhere. */
export const PRICE = `$${(SUBSCRIPTION_OFFER.priceCents / 100).toFixed(2)}`;

/** Below every button that leads to a trial, and to a subscription without one. */
export const TRIAL_NOTE = `${SUBSCRIPTION_OFFER.trialDays}-day free trial • Cancel anytime`;
export const NO_TRIAL_NOTE = 'Cancel anytime';

/** `November 27`, in this device's time zone. */
export function sayDate(date: Date): string {
  return format(date, 'MMMM d');
}

/** The dates of a trial that begins on a day (`YYYY-MM-DD`): the last that is free, and that of the first payment. */
export function trialDates(day: string): { readonly lastFree: string; readonly firstPaid: string } {
  const begins = parseISO(day);
  const { trialDays } = SUBSCRIPTION_OFFER;
  return {
    lastFree: sayDate(addDays(begins, trialDays - 1)),
    firstPaid: sayDate(addDays(begins, trialDays)),
  };
}
