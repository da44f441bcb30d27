import { CHECKOUT_DONE_VIEW, PAYMENT_VIEW } from '../../../../shared/api/subscription';

const ASKED = 'askedToPay';

/**
 * Goes to the payment form by loading its document: none but that one may take the provider's script in. The note says
 * that the person asked for it in this tab; whoever is led to the address by a link sees the offer.
 */
export function openPaymentForm(): void {
  sessionStorage.setItem(ASKED, 'true');
  location.assign(PAYMENT_VIEW);
}

export function hasAskedToPay(): boolean {
  return sessionStorage.getItem(ASKED) !== null;
}

export function forgetAskedToPay(): void {
  sessionStorage.removeItem(ASKED);
}

/** Where a payment is confirmed, as the provider wants to know it. */
export function doneUrl(): string {
  return new URL(CHECKOUT_DONE_VIEW, location.origin).href;
}

export type Step = 'offer' | 'payment' | 'done' | 'failed';

/** How far the address says that somebody has come; the provider adds to it how a confirmation went. */
export function readStep(search: string): Step {
  const params = new URLSearchParams(search);
  if (params.get('view') === 'payment') return 'payment';
  if (params.get('view') !== 'done') return 'offer';
  return params.get('redirect_status') === 'failed' ? 'failed' : 'done';
}
