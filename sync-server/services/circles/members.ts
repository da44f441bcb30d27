import { isoMoment } from '../../../shared/api/export';
import type {
  CircleMember,
  CircleMembersAnswer,
  CircleView,
} from '../../../shared/api/prayer-circles';
import {
  addBlock,
  countMembers,
  findPerson,
  listBlockedNames,
  listSeenMembers,
  type PersonRow,
  removeBlock,
  type SeenMemberRow,
} from '../../store/sql/circles/member-rows';
import {
  endInvite,
  endMembership,
  makeLeader,
  updateMember,
} from '../../store/sql/circles/membership';
import type { Reading } from '../../store/sql/database';
import { pokeAccounts } from '../pokes';
import { refused } from '../refused';
import { enterAsLeader, enterCircle } from './circle-access';
import { type Asker, type CircleDeps, pokeCircle } from './circle-deps';
import { readCircle } from './circles';

export function listMembers(
  { store }: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<CircleMembersAnswer> {
  return store.read(async (tx) => {
    await enterCircle(tx, store.keys, accountId, circleId);
    const rows = await listSeenMembers(tx, accountId, circleId);
    return {
      members: rows.filter(({ leftAt }) => leftAt === null).map((row) => sayMember(accountId, row)),
      blockedFormer: rows
        .filter(({ leftAt, isBlocked }) => leftAt !== null && isBlocked === 1)
        .map(({ id, name }) => ({ id, name })),
    };
  });
}

/**
 * Removes a member from a circle, and ends its invite (A5). Their devices are poked once more, ask, and get the answer that
 * the person is no member. For the leader.
 */
export async function removeMember(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  memberId: string,
): Promise<void> {
  const { store } = deps;
  const leftAt = deps.now();
  const removed = await store.write(async (tx) => {
    await enterAsLeader(tx, store.keys, accountId, circleId);
    const other = await findPresent(tx, accountId, circleId, memberId);
    await endMembership(tx, other, { leftAt });
    await endInvite(tx, circleId);
    return other.accountId;
  });
  await pokeAccounts(deps, [removed]);
  await pokeCircle(deps, circleId);
}

/** Refused with `LEADER_STAYS` for the leader of others. The circle is deleted with its last member. */
export async function leaveCircle(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<void> {
  const { store } = deps;
  const leftAt = deps.now();
  await store.write(async (tx) => {
    const { memberId, role } = await enterCircle(tx, store.keys, accountId, circleId);
    if (role === 'leader') await refuseUnlessLast(tx, circleId);
    await endMembership(tx, { id: memberId, circleId }, { leftAt });
  });
  await store.emptyWal();
  await pokeAccounts(deps, [accountId]);
  await pokeCircle(deps, circleId);
}

/** Makes another member the leader. For the leader, who stays as a member. */
export async function passLead(
  deps: CircleDeps,
  asker: Asker,
  circleId: string,
  memberId: string,
): Promise<CircleView> {
  const { store } = deps;
  const circle = await store.write(async (tx) => {
    const leader = await enterAsLeader(tx, store.keys, asker.accountId, circleId);
    await findPresent(tx, asker.accountId, circleId, memberId);
    await updateMember(tx, leader.memberId, { role: 'member' });
    await makeLeader(tx, circleId, memberId);
    return readCircle(tx, store.keys, asker, circleId);
  });
  await pokeCircle(deps, circleId);
  return circle;
}

/** Sets whether a person is counted in the circle's figures from now on. Only their own devices are poked. */
export async function countMe(
  deps: CircleDeps,
  asker: Asker,
  circleId: string,
  countsMe: boolean,
): Promise<CircleView> {
  const { store } = deps;
  const circle = await store.write(async (tx) => {
    const { memberId } = await enterCircle(tx, store.keys, asker.accountId, circleId);
    await updateMember(tx, memberId, { countsMe: Number(countsMe) });
    return readCircle(tx, store.keys, asker, circleId);
  });
  await pokeAccounts(deps, [asker.accountId]);
  return circle;
}

/**
 * Hides the posts of a member from a person, in every circle, or shows them again. Only the person's own devices are poked.
 */
export async function blockMember(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  { memberId, isBlocked }: { readonly memberId: string; readonly isBlocked: boolean },
): Promise<void> {
  const { store } = deps;
  await store.write(async (tx) => {
    await enterCircle(tx, store.keys, accountId, circleId);
    const other = await findOther(tx, accountId, circleId, memberId);
    await (isBlocked ? addBlock : removeBlock)(tx, accountId, other.accountId);
  });
  await pokeAccounts(deps, [accountId]);
}

/** Names of those a person has blocked. */
export function listBlocked(
  { read }: Pick<CircleDeps['store'], 'read'>,
  accountId: string,
): Promise<string[]> {
  return read((tx) => listBlockedNames(tx, accountId));
}

/** Finds another member. Refuses with `NOT_FOUND` an unknown id, and with `NOT_ALLOWED` the id of the person who asks. */
async function findOther(
  tx: Reading,
  accountId: string,
  circleId: string,
  memberId: string,
): Promise<PersonRow> {
  const other = await findPerson(tx, circleId, memberId);
  if (!other) throw refused('NOT_FOUND');
  if (other.accountId === accountId) throw refused('NOT_ALLOWED');
  return other;
}

/** Finds another present member. Also refuses with `NOT_FOUND` a former member. */
async function findPresent(...given: Parameters<typeof findOther>): Promise<PersonRow> {
  const other = await findOther(...given);
  if (other.leftAt !== null) throw refused('NOT_FOUND');
  return other;
}

/** A leader of others stays until another leads. */
async function refuseUnlessLast(tx: Reading, circleId: string): Promise<void> {
  if ((await countMembers(tx, circleId)) !== 1) throw refused('LEADER_STAYS');
}

function sayMember(viewerId: string, row: SeenMemberRow): CircleMember {
  const { id, name, role, joinedAt, accountId, isBlocked } = row;
  return {
    id,
    name,
    role,
    isMe: accountId === viewerId,
    isBlocked: isBlocked === 1,
    joinedAt: isoMoment(joinedAt),
  };
}
