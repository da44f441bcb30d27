import type { Billing } from '../../billing/billing';
import type { AuditEntry, Store } from '../../store/store';
import { type ErasureDeps, eraseAccount } from '../erasure/erase-account';
import type { PokeHub } from '../pokes';

export interface DeletionDeps extends ErasureDeps {
  readonly store: ErasureDeps['store'] & Pick<Store, 'appendAudit'>;
  readonly billing: Billing;
  readonly pokes: PokeHub;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Deletes an account for good, whoever asked for it. The subscription ends first: who is gone can't end it any more. If
 * that fails, nothing has been deleted.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  accountId: string,
  actor: AuditEntry['actor'],
): Promise<void> {
  await deps.billing.cancelSubscription(accountId);
  await eraseAccount(deps, accountId);
  await deps.store.appendAudit({
    at: deps.now(),
    accountId,
    actor,
    action: 'account-deleted',
  });
}
