import Stripe from 'stripe';
import { Problem } from '../errors/problem';
import type { Logger } from '../logger';

/** False where Stripe knows nothing of what was asked about. */
export async function isThere(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return false;
    throw error;
  }
}

/** Runs what speaks to Stripe, and turns its failures into problems. What Stripe says is never logged: it repeats what it was given. */
export async function askStripe<Value>(
  log: Pick<Logger, 'warn'>,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    log.warn(
      { type, code, statusCode, stripeRequest: requestId },
      'Stripe refused or was not there',
    );
    throw code === 'email_invalid' ? emailRefused() : unavailable();
  }
}

function emailRefused(): Problem {
  const message = 'Email is required to subscribe, and this address can’t receive any.';
  return new Problem(400, 'EMAIL_REQUIRED', message);
}

/** Stripe can't be asked, or gave an answer that is of no use. */
export function unavailable(): Problem {
  return new Problem(
    503,
    'BILLING_UNAVAILABLE',
    'We couldn’t reach the payment service. Please try again in a moment.',
  );
}
