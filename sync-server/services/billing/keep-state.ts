import { planOf } from '../../../shared/domain/plan';
import type { PaymentGateway } from '../../billing/payment-gateway';
import { unauthenticated } from '../../errors/problem';
import type { Payment, SubscriptionState } from '../../store/billing-store';
import { findAccountById, updateAccount } from '../../store/sql/accounts';
import {
  addLeftCustomer,
  findSubscription,
  isEventKnown,
  keepPayment,
  keepSubscription,
  noteEvent,
} from '../../store/sql/billing-rows';
import type { Writing } from '../../store/sql/database';
import { noteLetter } from '../../store/sql/letter-rows';
import type { Store } from '../../store/store';
import { lettersOwed } from '../plan-letters/letters-owed';
import { pokeAccounts } from '../pokes';
import { type BillingDeps, findCustomer, type KnownCustomer } from './billing-deps';

/** How often the provider is asked where another server keeps a state each time; each time means that one was kept. */
const MOST_ASKS = 10;

/** A message of the provider, and the payment that it is about. */
export interface HandledEvent {
  readonly id: string;
  readonly payment: Payment | undefined;
}

/** What came of a state that was to be kept. */
export type Kept =
  | 'kept'
  /** Kept, and the plan is another one by it. */
  | 'plan-changed'
  /** Another state was kept since the provider was asked: this one may be an earlier one. */
  | 'overtaken'
  /** Another customer was kept since then, and is the one whose state counts. */
  | 'replaced'
  /** The message was handled meanwhile. */
  | 'known'
  /** The account was deleted; its customer is noted to be ended. */
  | 'gone';

/**
 * Asks the provider for a state and keeps it, with the plan that follows from it and the message that led here. To be run in
 * the person's turn. Of several servers each keeps a state only where none was kept since it asked, else it asks again, so
 * an earlier state never takes the place of a later one (A20). Throws 401 where the account was deleted in the meantime.
 */
export async function keepState(
  deps: BillingDeps,
  gateway: PaymentGateway,
  accountId: string,
  customer: KnownCustomer,
  ask: () => Promise<SubscriptionState>,
  event?: HandledEvent,
): Promise<SubscriptionState> {
  let known = customer;
  for (let asks = 0; asks < MOST_ASKS; asks += 1) {
    const state = await ask();
    if ((await keepOnce(deps, accountId, known, state, event)) !== 'overtaken') return state;
    const found = await findCustomer(deps, gateway, { id: accountId });
    if (found?.customerId === customer.customerId) known = found;
  }
  throw new Error('The state of a subscription was overtaken again and again');
}

/** Keeps a state unless it was overtaken. A change of plan pokes the person's devices, which get it with their next pull (P32). */
export async function keepOnce(
  { store, pokes, now }: BillingDeps,
  accountId: string,
  customer: KnownCustomer,
  state: SubscriptionState,
  event?: HandledEvent,
): Promise<Kept> {
  const kept = await store.write(async (tx) => {
    if (event && (await isEventKnown(tx, event.id))) return 'known';
    const kept = await decideAndKeep(tx, accountId, customer, state, now(), event);
    if (event && kept !== 'overtaken') await noteHandled(tx, event, now());
    return kept;
  });
  if (kept === 'gone') throw unauthenticated();
  if (kept === 'plan-changed') await pokeAccounts({ store, pokes }, [accountId]);
  return kept;
}

async function decideAndKeep(
  tx: Writing,
  accountId: string,
  { provider, customerId, revision }: KnownCustomer,
  state: SubscriptionState,
  now: number,
  event: HandledEvent | undefined,
): Promise<Kept> {
  const account = await findAccountById(tx, accountId);
  if (!account) {
    await addLeftCustomer(tx, { provider, customerId });
    return 'gone';
  }
  const before = await findSubscription(tx, accountId);
  if ((before?.revision ?? 0) !== revision) {
    return before?.customerId === customerId ? 'overtaken' : 'replaced';
  }
  const { subscriptionId, status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = state;
  const trialUsed = state.trialUsed || before?.trialUsed === true;
  const period = { trialEnd, currentPeriodEnd, cancelAtPeriodEnd, trialUsed };
  const next = { provider, customerId, subscriptionId, status, ...period, revision: revision + 1 };
  await keepSubscription(tx, accountId, next, now);
  for (const letter of lettersOwed(before, next, event?.payment)) {
    await noteLetter(tx, { accountId, ...letter }, await tx.now());
  }
  const plan = planOf(status ?? '');
  await tx.run(updateAccount(accountId, { plan }));
  return account.plan === plan ? 'kept' : 'plan-changed';
}

async function noteHandled(tx: Writing, { id, payment }: HandledEvent, now: number): Promise<void> {
  if (payment) await keepPayment(tx, payment);
  await noteEvent(tx, id, now);
}

/** Asks the provider for the present state and stores it: no event, late or doubled, can bring back an earlier state (A20). */
export async function refreshSubscription(
  deps: BillingDeps,
  accountId: string,
  event?: HandledEvent,
): Promise<void> {
  const { gateway, turns } = deps;
  if (!gateway) return;
  await turns.run(accountId, async () => {
    const customer = await findCustomer(deps, gateway, { id: accountId });
    if (!customer) {
      if (event) await deps.store.write((tx) => noteHandled(tx, event, deps.now()));
      return;
    }
    const ask = () => gateway.readState(customer.customerId);
    await keepState(deps, gateway, accountId, customer, ask, event);
  });
}

export interface LapsedDeps extends BillingDeps {
  readonly store: BillingDeps['store'] & Pick<Store, 'listLapsed'>;
  /** Called for an account whose state the provider did not give. It is tried again the next day. */
  readonly onUnknown: (accountId: string) => void;
}

/**
 * Asks the provider about every account whose period is over by the clock, until `signal` ends it; resolves with their
 * number. To be run daily: an event of the provider that never came is made up for within a day.
 */
export async function refreshLapsed(deps: LapsedDeps, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (const accountId of await deps.store.listLapsed(deps.now())) {
    if (signal.aborted) break;
    await refreshSubscription(deps, accountId).catch(() => deps.onUnknown(accountId));
    asked += 1;
  }
  return asked;
}
