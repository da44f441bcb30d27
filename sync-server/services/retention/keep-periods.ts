import { subYears } from 'date-fns';
import type { MailDeps } from '../../mail/mailer';
import type { AccountActivity, Store } from '../../store/store';
import { type DeletionDeps, deleteAccount } from '../account-deletion/delete-account';
import { type ReplayDeps, replayErasures } from '../erasure/erase-account';
import { earliestDue, whatIsDue } from './inactivity';
import { PERIODS } from './periods';
import { warningLetter } from './warning-letter';
import { claimWarning, confirmErasure, dropWarning, isFresh, noteWarningSent } from './warnings';

const DAY_MS = 86_400_000;

export interface RetentionDeps extends DeletionDeps {
  readonly store: DeletionDeps['store'] &
    Pick<
      Store,
      | 'write'
      | 'listIdle'
      | 'readActivity'
      | 'deleteExpiredSessions'
      | 'deleteConsentsUntil'
      | 'deleteAuditUntil'
      | 'deletePaymentsUntil'
      | 'deleteBillingEventsUntil'
    >;
  /**
   * The same store without a fence. What has happened outside the database, such as that a letter was sent, is noted by it
   * whoever runs the job by then.
   */
  readonly unfenced: Pick<Store, 'write'>;
  readonly files: ReplayDeps['files'];
  readonly mail: MailDeps;
  /** Called for a letter that could not be sent. It is tried again the next day. */
  readonly onUnsent: (accountId: string, error: unknown) => void;
}

/** The result of a run, in accounts and rows. */
export interface Kept {
  warned: number;
  /** Letters that could not be sent. */
  unsent: number;
  /** Unused accounts. */
  deleted: number;
  sessions: number;
  consents: number;
  audit: number;
  payments: number;
  billingEvents: number;
}

/**
 * Deletes data past its retention period (spec section 9), until `signal` ends it. To be run daily, one at a time.
 * Recordings have their own run.
 */
export async function keepPeriods(deps: RetentionDeps, signal: AbortSignal): Promise<Kept> {
  const { store, now } = deps;
  const kept: Kept = {
    warned: 0,
    unsent: 0,
    deleted: 0,
    sessions: await store.deleteExpiredSessions(now()),
    consents: await store.deleteConsentsUntil(subYears(now(), PERIODS.consentYears).getTime()),
    audit: await store.deleteAuditUntil(now() - PERIODS.auditDays * DAY_MS),
    payments: await store.deletePaymentsUntil(subYears(now(), PERIODS.paymentYears).getTime()),
    billingEvents: await store.deleteBillingEventsUntil(now() - PERIODS.billingEventDays * DAY_MS),
  };
  // A file that could not be removed with its person is removed now.
  await replayErasures(deps);
  for (const { accountId } of await store.listIdle(earliestDue(now()))) {
    if (signal.aborted) break;
    // Read again: sending letters takes time, and the person may have come since.
    const activity = await store.readActivity(accountId);
    if (activity) await settle(deps, activity, kept);
  }
  return kept;
}

async function settle(deps: RetentionDeps, activity: AccountActivity, kept: Kept): Promise<void> {
  const { accountId } = activity;
  const { what } = whatIsDue(activity, deps.now());
  if (what === 'erasure') {
    if (!(await confirmErasure(deps.store, accountId, deps.now))) return;
    await deleteAccount(deps, accountId, 'retention');
    kept.deleted += 1;
  } else if (what === 'warning') {
    const outcome = await warn(deps, accountId);
    if (outcome) kept[outcome] += 1;
  }
}

/**
 * Noted as warned only once the letter is handed on: no account goes unwarned, so one without a proved address stays (A31).
 * Undefined where another server sends the letter, or the person came while it was sent (U6). A server that ends between the
 * sending and the note leaves a letter that is sent once more: one too many is better than none.
 */
async function warn(
  deps: RetentionDeps,
  accountId: string,
): Promise<'warned' | 'unsent' | undefined> {
  const { store, unfenced, mail, now } = deps;
  const account = await store.findAccount(accountId);
  if (!account || account.email === '') return 'unsent';
  const warning = await claimWarning(store, accountId, now());
  if (!warning) return undefined;
  try {
    if (!isFresh(warning, now()))
      throw new Error('This server was stopped before it sent the email');
    await mail.mailer.send(warningLetter(account, warning, mail));
  } catch (error) {
    await dropWarning(unfenced, warning);
    deps.onUnsent(accountId, error);
    return 'unsent';
  }
  return (await noteWarningSent(unfenced, warning, now())) ? 'warned' : undefined;
}
