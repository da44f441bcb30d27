import type { Store } from '../store/store';
import type { CirclePeople } from './circles';
import { NOON } from './test-app';

export const ORGANIZATION_ID = 'organization-of-the-owner';
/** The keeper, who does nothing but stay. */
export const COLLEAGUE_ID = 'account-keeper';

/** Makes an organization that the owner administers, and from which one of its people was removed. */
export async function furnishOrganization(store: Store, people: CirclePeople): Promise<void> {
  const { owner, member, keeper, former } = people;
  const group = { kind: 'found', id: ORGANIZATION_ID, name: 'Grace Chapel' } as const;
  await store.completeOnboarding(owner, { goals: ['peace'], at: NOON, group });
  const invite = { organizationId: ORGANIZATION_ID, expiresAt: NOON + 1, maxUses: 9 };
  for (const [codeHash, accountId] of [
    ['of the member', member],
    ['of the keeper', keeper],
    ['of the former', former],
  ] as const) {
    await store.setOrganizationInvite(owner, { ...invite, codeHash });
    await store.joinOrganization(accountId, { codeHash, sharesReflections: false, at: NOON });
  }
  await store.removeOrganizationMember(owner, ORGANIZATION_ID, former);
}
