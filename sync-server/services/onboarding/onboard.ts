import type { Goal } from '../../../shared/records/preference';
import type { Writing } from '../../store/sql/database';
import { createReadLedger } from '../../store/sql/ledger';
import { addOnboarding, findOnboarding } from '../../store/sql/onboarding-rows';
import { addMembership, addOrganization, findInvite } from '../../store/sql/organization-rows';
import type { Store } from '../../store/store';
import { redeemInvite } from '../organizations/invites';
import { GOALS_PLACE } from './goals';

export interface Onboarding {
  readonly goals: readonly Goal[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An organization to join by an invite, or one to found; undefined for neither. */
  readonly group:
    | { readonly kind: 'join'; readonly codeHash: string; readonly sharesReflections: boolean }
    | { readonly kind: 'found'; readonly id: string; readonly name: string }
    | undefined;
}

/**
 * Notes a person's goals, sealed, and lets them join or found an organization, in one transaction (A5). A person who is
 * onboarded already stays as they are. Throws a Problem for an invite that lets in no more. Resolves with false, and nothing
 * changed, for a code that is no organization's.
 */
export function onboard(
  { write, keys }: Pick<Store, 'write' | 'keys'>,
  accountId: string,
  { goals, at, group }: Onboarding,
): Promise<boolean> {
  return write(async (tx) => {
    if (await findOnboarding(tx, accountId)) return true;
    if (group?.kind === 'join') {
      const invite = await findInvite(tx, group.codeHash);
      if (!invite) return false;
      await redeemInvite(tx, invite, accountId, { ...group, at });
    }
    if (group?.kind === 'found') await found(tx, accountId, group, at);
    const { key } = await createReadLedger(keys)(tx, accountId);
    const sealed = Buffer.from(key.seal(GOALS_PLACE, Buffer.from(JSON.stringify(goals))));
    await addOnboarding(tx, { accountId, completedAt: at, goals: sealed });
    return true;
  });
}

async function found(
  tx: Writing,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
  at: number,
): Promise<void> {
  await addOrganization(tx, { id, name, createdAt: at });
  const how = { role: 'admin', sharesReflections: 0, joinedAt: at } as const;
  await addMembership(tx, { accountId, organizationId: id, ...how });
}
