import type { AuditEntry, Store } from '../../store/store';
import { type ErasureDeps, eraseAccount } from '../erasure/erase-account';
import type { PokeHub } from '../pokes';

/** The part of the payments that deleting an account needs. */
export interface Billing {
  /**
   * Ends the subscriptions of deleted accounts. Erasing an account notes its customer in the same transaction, so if the
   * provider can't be reached now, the subscription is ended later; this never rejects for that.
   */
  endLeft(): Promise<void>;
}

/** For commands without a connection to the provider: the running server ends the subscriptions within minutes. */
export const noBilling: Billing = { endLeft: async () => undefined };

export interface DeletionDeps extends ErasureDeps {
  readonly store: ErasureDeps['store'] & Pick<Store, 'appendAudit'>;
  readonly billing: Billing;
  readonly pokes: PokeHub;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Deletes an account for good, for its person, for an operator or after its retention period. A payment provider that can't
 * be reached delays nothing: the customer is noted with the deletion and ended as soon as possible.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  accountId: string,
  actor: AuditEntry['actor'],
): Promise<void> {
  await eraseAccount(deps, accountId);
  await deps.store.appendAudit({
    at: deps.now(),
    accountId,
    actor,
    action: 'account-deleted',
  });
  await deps.billing.endLeft();
}
