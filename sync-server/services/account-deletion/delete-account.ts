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
 * Deletes an account for good, whoever asked for it. A provider of payments that can't be reached holds up nothing: what
 * the account leaves there is noted as it goes, and ended as soon as that is possible.
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
