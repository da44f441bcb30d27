import { isPremium } from '../../../shared/domain/plan';
import type { PlanLetterRow } from '../../store/schema/billing';
import { findAccountById } from '../../store/sql/accounts';
import { findSubscription, type KeptSubscription } from '../../store/sql/billing-rows';
import { findLetter, type PlanLetterKey, setLetter } from '../../store/sql/letter-rows';
import type { Account, Store } from '../../store/store';
import { SENDING_MS } from '../retention/warnings';
import { hasPaymentFailed } from './letters-owed';

/** An email is out of date three days after it was noted. */
const DATED_MS = 3 * 86_400_000;

/** An email that this server sends now, and no other one. */
export interface ClaimedLetter extends PlanLetterKey {
  readonly begunAt: number;
  readonly account: Account;
  readonly subscription: KeptSubscription;
}

/**
 * Decides that an email is sent now, and notes it in the same transaction (X5). One that is not true any more ends there.
 * Undefined also where another server is sending it, and where the person has no proved address yet (X6).
 */
export function claimLetter(
  store: Pick<Store, 'write'>,
  key: PlanLetterKey,
  now: number,
): Promise<ClaimedLetter | undefined> {
  return store.write(async (tx) => {
    const letter = await findLetter(tx, key);
    const account = await findAccountById(tx, key.accountId);
    const subscription = await findSubscription(tx, key.accountId);
    if (!letter || !account || !subscription) return undefined;
    if (letter.endedAt !== null || isBeingSent(letter, now)) return undefined;
    if (!isTrue(letter, account, subscription, now)) {
      await setLetter(tx, key, { endedAt: now });
      return undefined;
    }
    if (account.email === '') return undefined;
    await setLetter(tx, key, { begunAt: now });
    return { ...key, begunAt: now, account, subscription };
  });
}

/** Whether a subscription is a trial that goes over into a paid plan, and has not yet. */
export function isTrialToEnd(
  { status, trialEnd, cancelAtPeriodEnd }: KeptSubscription,
  now: number,
): boolean {
  return status === 'trialing' && !cancelAtPeriodEnd && trialEnd !== null && trialEnd > now;
}

function isBeingSent({ begunAt }: PlanLetterRow, now: number): boolean {
  return begunAt !== null && begunAt <= now && now - begunAt < SENDING_MS;
}

function isTrue(
  { kind, about, notedAt }: PlanLetterRow,
  account: Account,
  subscription: KeptSubscription,
  now: number,
): boolean {
  if (now - notedAt >= DATED_MS) return false;
  switch (kind) {
    case 'trial-ends':
      return subscription.subscriptionId === about && isTrialToEnd(subscription, now);
    case 'payment-failed':
      return hasPaymentFailed(subscription);
    default:
      return !isPremium(account.plan);
  }
}
