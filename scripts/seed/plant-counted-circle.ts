import { createCircle } from '../../sync-server/services/circles/circles';
import { joinCircle, makeInvite } from '../../sync-server/services/circles/invites';
import { countMe } from '../../sync-server/services/circles/members';
import type { Account } from '../../sync-server/store/store';
import { buildMemberRecords } from './build-member';
import type { OrganizationDeps, OrganizationPlan } from './plant-organization';
import { plantRecords } from './plant-records';

/** A prayer circle that `leader` leads, of members who are counted in its figures. Planted again it stays as it is. */
export async function plantCountedCircle(
  deps: OrganizationDeps,
  leader: Account,
  { today, dayCount, circle }: OrganizationPlan,
): Promise<void> {
  const at = { ...deps, now: () => deps.now };
  const as = ({ id }: Account) => ({ accountId: id, today });
  const id = `circle-of-${leader.id}`;
  await createCircle(at, as(leader), { id, name: circle.name, description: null });
  const { code } = await makeInvite(at, leader.id, id, circle.members);
  for (let member = 1; member <= circle.members; member += 1) {
    const account = await deps.account(`${leader.username}-circle-${member}`);
    await joinCircle(at, as(account), code);
    await countMe(at, as(account), id, true);
    await plantRecords(deps, account, buildMemberRecords(today, dayCount, 100 + member));
  }
}
