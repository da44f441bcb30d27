import type { Config } from '../config';
import type { Logger } from '../logger';
import { createDemoGateway, type DemoGatewayDeps } from './demo-gateway';
import type { Gateway } from './payment-gateway';
import { createStripeGateway } from './stripe-gateway';

export interface OpenGatewayDeps extends DemoGatewayDeps {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The origin that people see. */
  readonly origin: string;
}

/** Stripe with its keys; without them the demo, and in production nothing. */
export function openGateway(
  { stripe, production }: Pick<Config, 'stripe' | 'production'>,
  deps: OpenGatewayDeps,
): Gateway | undefined {
  if (!stripe) return production ? undefined : createDemoGateway(deps);
  const gateway = createStripeGateway({ ...deps, settings: stripe });
  if (production && stripe.secretKey.includes('_test_')) {
    deps.log.warn('the keys of Stripe are for tests: nobody is charged');
  }
  gateway.checkPrice().catch(() => deps.log.warn('the price at Stripe could not be checked'));
  return gateway;
}
