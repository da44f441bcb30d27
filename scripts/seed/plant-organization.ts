import { renewFives } from '../../sync-server/services/analytics/fives';
import type { Onboarding } from '../../sync-server/services/onboarding/onboard';
import {
  endOrganizationInvite,
  joinOrganization,
  makeOrganizationInvite,
} from '../../sync-server/services/organizations/invites';
import { listOrganizations } from '../../sync-server/services/organizations/organizations';
import type { SyncDeps } from '../../sync-server/services/sync/sync-deps';
import type { Account, Store } from '../../sync-server/store/store';
import { buildMemberRecords } from './build-member';
import { plantCountedCircle } from './plant-counted-circle';
import { plantRecords } from './plant-records';

export interface OrganizationPlan {
  readonly name: string;
  readonly adminName: string;
  readonly members: number;
  readonly today: string;
  /** How many days each of them has behind them. */
  readonly dayCount: number;
  /** The Monday from which they are counted. */
  readonly countsFrom: string;
  /** A prayer circle of others, whom its leader, the administrator, sees figures of. */
  readonly circle: { readonly name: string; readonly members: number };
}

export interface OrganizationDeps extends SyncDeps {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly randomId: () => string;
  /** Finds the account of that name, or makes it and takes it through the onboarding. */
  readonly account: (username: string, group?: Onboarding['group']) => Promise<Account>;
}

/** An administrator and their organization of members who share, with believable weeks behind them. */
export async function plantOrganization(
  deps: OrganizationDeps,
  plan: OrganizationPlan,
): Promise<void> {
  const { store, now, randomId } = deps;
  const founding = { kind: 'found', id: randomId(), name: plan.name } as const;
  const admin = await deps.account(plan.adminName, founding);
  const memberships = await listOrganizations(deps, admin.id);
  const organizationId = memberships.find(({ role }) => role === 'admin')?.organizationId;
  if (!organizationId)
    throw new Error(`${admin.username} already has an account and is no administrator.`);
  const at = { store, now: () => now };
  const invite = await makeOrganizationInvite(at, admin.id, organizationId, plan.members);
  const asked = { inviteCode: invite.code, sharesReflections: true };
  for (let member = 1; member <= plan.members; member += 1) {
    const account = await deps.account(`${plan.adminName}-${member}`);
    await joinOrganization(at, account.id, asked);
    const records = buildMemberRecords(plan.today, plan.dayCount, member);
    await plantRecords(deps, account, records);
  }
  await endOrganizationInvite(at, admin.id, organizationId);
  await plantCountedCircle(deps, admin, plan);
  // They were made just now, and are to be counted all the same.
  const madeBy = Number.MAX_SAFE_INTEGER;
  await renewFives(store, { from: plan.countsFrom, madeBy }, randomId);
}
