import type { Goal } from '../../../shared/records/preference';
import type { Keys } from '../../sealing/keys';
import { sealJson } from '../../sealing/sealed-json';
import type { Writing } from '../../store/sql/database';
import { createReadLedger } from '../../store/sql/ledger';
import { addOnboarding, findOnboarding } from '../../store/sql/onboarding-rows';
import { addMembership, addOrganization, findInvite } from '../../store/sql/organization-rows';
import type { Store } from '../../store/store';
import { joinByCode } from '../circles/invites';
import { redeemInvite } from '../organizations/invites';
import { GOALS_PLACE } from './goals';

export interface Onboarding {
  readonly goals: readonly Goal[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An organization or a circle to join by an invite, or an organization to found; undefined for neither. */
  readonly group: Joining | Founding | undefined;
}

interface Joining {
  readonly kind: 'join';
  readonly codeHash: string;
  readonly sharesReflections: boolean;
  /** Their id in it, where it is a circle. */
  readonly memberId: string;
}

interface Founding {
  readonly kind: 'found';
  readonly id: string;
  readonly name: string;
}

/**
 * Notes a person's goals, sealed, and lets them join or found an organization or join a circle, in one transaction (A5). A
 * person who is onboarded already stays as they are. Throws a Problem for an invite that lets nobody in.
 */
export function onboard(
  { write, keys }: Pick<Store, 'write' | 'keys'>,
  accountId: string,
  { goals, at, group }: Onboarding,
): Promise<void> {
  return write(async (tx) => {
    if (await findOnboarding(tx, accountId)) return;
    if (group?.kind === 'join') await join(tx, keys, accountId, { ...group, at });
    if (group?.kind === 'found') await found(tx, accountId, group, at);
    const { key } = await createReadLedger(keys)(tx, accountId);
    const sealed = sealJson(key, GOALS_PLACE, goals);
    await addOnboarding(tx, { accountId, completedAt: at, goals: sealed });
  });
}

/** By the code of an organization, else of a circle. */
async function join(
  tx: Writing,
  keys: Keys,
  accountId: string,
  joining: Joining & Pick<Onboarding, 'at'>,
): Promise<void> {
  const invite = await findInvite(tx, joining.codeHash);
  if (invite) await redeemInvite(tx, invite, accountId, joining);
  else await joinByCode(tx, keys, { accountId, today: '' }, joining);
}

async function found(
  tx: Writing,
  accountId: string,
  { id, name }: Founding,
  at: number,
): Promise<void> {
  await addOrganization(tx, { id, name, createdAt: at });
  const how = { role: 'admin', sharesReflections: 0, joinedAt: at } as const;
  await addMembership(tx, { accountId, organizationId: id, ...how });
}
