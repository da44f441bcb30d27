import { onboard } from '../services/onboarding/onboard';
import { joinOrganization, makeOrganizationInvite } from '../services/organizations/invites';
import { removeOrganizationMember } from '../services/organizations/organizations';
import { createPokeHub } from '../services/pokes';
import type { Store } from '../store/store';
import type { CirclePeople } from './circles';
import { NOON } from './test-app';

export const ORGANIZATION_ID = 'organization-of-the-owner';
/** The keeper, who does nothing but stay. */
export const COLLEAGUE_ID = 'account-keeper';

/** Makes an organization that the owner administers, and from which one of its people was removed. */
export async function furnishOrganization(store: Store, people: CirclePeople): Promise<void> {
  const { owner, member, keeper, former } = people;
  const deps = { store, pokes: createPokeHub(), now: () => NOON };
  const group = { kind: 'found', id: ORGANIZATION_ID, name: 'Grace Chapel' } as const;
  await onboard(store, owner, { goals: ['peace'], at: NOON, group });
  const { code } = await makeOrganizationInvite(deps, owner, ORGANIZATION_ID, 9);
  for (const id of [member, keeper, former]) {
    await joinOrganization(deps, id, { inviteCode: code, sharesReflections: false });
  }
  await removeOrganizationMember(deps, owner, ORGANIZATION_ID, former);
}
