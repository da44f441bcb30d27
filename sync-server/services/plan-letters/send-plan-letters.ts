import type { MailDeps } from '../../mail/mailer';
import { findSubscription } from '../../store/sql/billing-rows';
import {
  listEndingTrials,
  listLettersToSend,
  noteLetter,
  type PlanLetterKey,
  setLetter,
} from '../../store/sql/letter-rows';
import type { Store } from '../../store/store';
import type { BillingDeps } from '../billing/billing-deps';
import { refreshSubscription } from '../billing/keep-state';
import { isFresh } from '../retention/warnings';
import { claimLetter, isTrialToEnd } from './claim-letter';
import { planLetter } from './plan-letter';

/** How long before its end a trial is told of. */
const NOTICE_MS = 48 * 3_600_000;

export interface PlanLetterDeps extends BillingDeps {
  /** The same store without a fence: notes that an email was sent, also where the lease was lost by then (U9). */
  readonly unfenced: Pick<Store, 'write'>;
  readonly mail: MailDeps;
  /** Called for a trial of which the provider did not tell the state. It is asked again at the next run. */
  readonly onUnknown: (accountId: string) => void;
  /** Called for an email that could not be sent. It is sent an hour later. */
  readonly onUnsent: (accountId: string, error: unknown) => void;
}

/**
 * Sends the emails about plans that are to be sent, until `signal` ends it; resolves with how many were and were not. To be
 * run every few minutes on one server.
 */
export async function sendPlanLetters(
  deps: PlanLetterDeps,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly unsent: number }> {
  await noteEndingTrials(deps, signal);
  const count = { sent: 0, unsent: 0 };
  for (const letter of await deps.store.read(listLettersToSend)) {
    if (signal.aborted) break;
    const outcome = await sendOnce(deps, letter);
    if (outcome) count[outcome] += 1;
  }
  return count;
}

/** Asks the provider about each trial that ends within 48 hours, and notes an email where it does end (X4). */
async function noteEndingTrials(deps: PlanLetterDeps, signal: AbortSignal): Promise<void> {
  const { store, gateway, now } = deps;
  if (!gateway) return;
  const soon = { from: now(), until: now() + NOTICE_MS };
  for (const accountId of await store.read((tx) => listEndingTrials(tx, gateway.provider, soon))) {
    if (signal.aborted) break;
    try {
      await refreshSubscription(deps, accountId);
    } catch {
      deps.onUnknown(accountId);
      continue;
    }
    await noteTrial(deps, accountId);
  }
}

function noteTrial({ store, now }: PlanLetterDeps, accountId: string): Promise<void> {
  return store.write(async (tx) => {
    const subscription = await findSubscription(tx, accountId);
    if (!subscription || !isTrialToEnd(subscription, now())) return;
    const { subscriptionId: about } = subscription;
    if (about !== null) await noteLetter(tx, { accountId, kind: 'trial-ends', about }, now());
  });
}

/** Undefined where there is nothing to send. An email that fails stays noted as being sent, and so comes again in an hour (X6). */
async function sendOnce(
  deps: PlanLetterDeps,
  key: PlanLetterKey,
): Promise<'sent' | 'unsent' | undefined> {
  const { store, unfenced, mail, now } = deps;
  const letter = await claimLetter(store, key, now());
  if (!letter) return undefined;
  try {
    if (!isFresh(letter, now()))
      throw new Error('This server was stopped before it sent the email');
    await mail.mailer.send(planLetter(letter, mail));
  } catch (error) {
    deps.onUnsent(key.accountId, error);
    return 'unsent';
  }
  await unfenced.write((tx) => setLetter(tx, key, { endedAt: now() }));
  return 'sent';
}
