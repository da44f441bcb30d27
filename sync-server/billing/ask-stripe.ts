import Stripe from 'stripe';
import { Problem } from '../errors/problem';
import type { Logger } from '../logger';

/** False where Stripe answers that the object does not exist. */
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

/**
 * Runs calls to Stripe and turns their failures into Problems. Stripe's messages are never logged: they repeat what was sent
 * to it.
 */
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

/** Stripe can't be reached, or its answer is of no use. */
export function unavailable(): Problem {
  return new Problem(
    503,
    'BILLING_UNAVAILABLE',
    'We couldn’t reach the payment service. Please try again in a moment.',
  );
}
