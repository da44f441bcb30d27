import {
  billingPageAnswer,
  cancelSubscriptionAnswer,
  type SubscriptionSecretAnswer,
  subscriptionSecretAnswer,
} from '../../../shared/api/subscription';
import { http } from '../../answers/http';
import { HttpError } from '../../answers/http-error';

/** Why there is nothing to pay with, in the words of spec section 8, and what helps. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
  readonly remedy: 'email' | 'again' | 'none';
}

export type Secret = Extract<SubscriptionSecretAnswer, { clientSecret: string }>;

export type Start =
  | { readonly state: 'ready'; readonly secret: Secret }
  /** Somebody who has paid already. */
  | { readonly state: 'active' }
  | { readonly state: 'trouble'; readonly trouble: Trouble };

const EMAIL_REQUIRED: Trouble = {
  title: 'Email Required',
  text: 'Please add your email address to subscribe. You can add it in the Account Details section above.',
  remedy: 'email',
};

/** Asks for what the payment form needs; a repeat brings the same. Never rejects. */
export async function startSubscription(): Promise<Start> {
  try {
    const answer = await http('/api/get-or-create-subscription', { method: 'POST' });
    const parsed = subscriptionSecretAnswer.safeParse(answer);
    if (!parsed.success) return inTrouble('No client secret received.');
    if ('hasActiveSubscription' in parsed.data) return { state: 'active' };
    return { state: 'ready', secret: parsed.data };
  } catch (error) {
    return startTrouble(error);
  }
}

function startTrouble(error: unknown): Start {
  if (!(error instanceof HttpError)) return inTrouble('Failed to start subscription process');
  if (error.message.includes('Email is required')) {
    return { state: 'trouble', trouble: EMAIL_REQUIRED };
  }
  if (error.code === 'BILLING_NOT_CONFIGURED') return inTrouble(NOT_SET_UP, 'none');
  return inTrouble(
    'Unable to create subscription. Please check your email is set in your profile and try again.',
  );
}

/** Said where nobody takes payments. */
export const NOT_SET_UP = 'Premium isn’t available here yet. Nothing changes for you.';

function inTrouble(text: string, remedy: Trouble['remedy'] = 'again'): Start {
  return { state: 'trouble', trouble: { title: 'That didn’t work', text, remedy } };
}

/** The provider's page where cards and invoices are kept. Rejects where there is none to go to. */
export function findPortal(): Promise<string> {
  return findPage('/api/create-customer-portal-session');
}

/** The provider's own page for paying, for browsers that don't load its form. Rejects where there is none to go to. */
export function findCheckout(): Promise<string> {
  return findPage('/api/create-checkout-session');
}

async function findPage(path: string): Promise<string> {
  return billingPageAnswer.parse(await http(path, { method: 'POST' })).url;
}

/** Ends the subscription with its period. Resolves with the server's sentence about until when. Rejects as `http` does. */
export async function cancelSubscription(): Promise<string> {
  const answer = await http('/api/cancel-subscription', { method: 'POST' });
  return cancelSubscriptionAnswer.parse(answer).message;
}

/** Where no provider is set up: what its form would do. Rejects as `http` does. */
export async function confirmPractice(clientSecret: string): Promise<void> {
  await http('/api/demo-billing/confirm', { method: 'POST', body: { clientSecret } });
}
