import type { PaymentGateway } from '../../billing/payment-gateway';
import { Problem } from '../../errors/problem';
import type { BillingCustomer } from '../../store/billing-store';
import { findSubscription, type KeptSubscription } from '../../store/sql/billing-rows';
import type { Account, Store } from '../../store/store';
import type { KeyedTurns } from '../keyed-lock';
import type { PokeHub } from '../pokes';

export interface BillingDeps<Gateway extends PaymentGateway = PaymentGateway> {
  readonly store: Pick<Store, 'read' | 'write' | 'findSubscription' | 'stirAccounts'>;
  /** Undefined where payments are off. */
  readonly gateway: Gateway | undefined;
  readonly pokes: Pick<PokeHub, 'publish'>;
  /** All work on one person's subscription runs one after another, on all servers. */
  readonly turns: KeyedTurns;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Throws 503 where payments are off. */
export function requireGateway<Gateway extends PaymentGateway>(
  gateway: Gateway | undefined,
): Gateway {
  if (gateway) return gateway;
  throw new Problem(
    503,
    'BILLING_NOT_CONFIGURED',
    'Premium isn’t available here yet. Nothing you have changes.',
  );
}

/** The answer to a person who has no subscription at the provider. */
export function nothingSubscribed(): Problem {
  return new Problem(409, 'NO_SUBSCRIPTION', 'You don’t have a subscription.');
}

/** A customer, and the revision of what was kept of the account when the provider was asked about them. */
export interface KnownCustomer extends BillingCustomer {
  readonly revision: number;
}

/** The customer of an account at this provider; the id at another provider is of no use here. */
export async function findCustomer(
  { store }: Pick<BillingDeps, 'store'>,
  gateway: PaymentGateway,
  { id }: Pick<Account, 'id'>,
): Promise<KeptSubscription | undefined> {
  const kept = await store.read((tx) => findSubscription(tx, id));
  return kept?.provider === gateway.provider ? kept : undefined;
}
