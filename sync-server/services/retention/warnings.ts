import {
  findActivity,
  findWarningAt,
  noteActivity,
  noteWarningEnded,
} from '../../store/sql/activity-rows';
import { appendAudit } from '../../store/sql/audit';
import type { Reading } from '../../store/sql/database';
import type { AccountActivity, Store } from '../../store/store';
import { LEASE_MS } from '../leases';
import { whatIsDue } from './inactivity';
import type { Unused } from './warning-letter';

/** How long a letter counts as being sent. A server that ended meanwhile may not have sent it. */
export const SENDING_MS = 3_600_000;

/** A warning that this server sends now, and no other one. */
export interface ClaimedWarning extends Unused {
  readonly accountId: string;
  readonly begunAt: number;
}

/**
 * Decides that a person is warned now, and notes it in the same transaction, so that of two servers one sends the letter
 * (U6). Undefined where no warning is due, or another server is sending it.
 */
export function claimWarning(
  store: Pick<Store, 'write'>,
  accountId: string,
  now: number,
): Promise<ClaimedWarning | undefined> {
  return store.write(async (tx) => {
    const activity = await findActivity(tx, accountId);
    if (!activity) return undefined;
    const { what, endsAt } = whatIsDue(activity, now);
    if (what !== 'warning' || (await isBeingSent(tx, activity, now))) return undefined;
    await noteActivity(tx, accountId, { warningAt: now });
    return { accountId, begunAt: now, seenAt: activity.seenAt, endsAt };
  });
}

/** Whether the letter may still be sent: a server that was stopped for longer may not know that another one has sent it. */
export function isFresh({ begunAt }: Pick<ClaimedWarning, 'begunAt'>, now: number): boolean {
  return now - begunAt < LEASE_MS;
}

/** Whether an account is still to be deleted, decided in a transaction: the person may have come since it was listed. */
export function confirmErasure(
  store: Pick<Store, 'write'>,
  accountId: string,
  now: () => number,
): Promise<boolean> {
  return store.write(async (tx) => {
    const activity = await findActivity(tx, accountId);
    return activity !== undefined && whatIsDue(activity, now()).what === 'erasure';
  });
}

async function isBeingSent(
  tx: Reading,
  { accountId }: AccountActivity,
  now: number,
): Promise<boolean> {
  const begunAt = await findWarningAt(tx, accountId);
  return begunAt !== null && begunAt <= now && now - begunAt < SENDING_MS;
}

/** Notes that the letter is handed on. The warning doesn't stand where the person came while it was sent. */
export function noteWarningSent(
  store: Pick<Store, 'write'>,
  warning: ClaimedWarning,
  now: number,
): Promise<boolean> {
  return store.write(async (tx) => {
    const { accountId } = warning;
    if (!(await noteWarningEnded(tx, warning, { warnedAt: now }))) return false;
    const entry = { at: now, accountId, actor: 'retention', action: 'inactivity-warned' } as const;
    await appendAudit(tx, entry);
    return true;
  });
}

/** The letter could not be sent: the next run tries again. */
export async function dropWarning(
  store: Pick<Store, 'write'>,
  warning: ClaimedWarning,
): Promise<void> {
  await store.write((tx) => noteWarningEnded(tx, warning, {}));
}
