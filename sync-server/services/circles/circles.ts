import {
  type CircleInvite,
  type CircleMembersAnswer,
  type CircleView,
  INVITE_DAYS,
  type InvitedCircle,
  type NewCircle,
} from '../../../shared/api/prayer-circles';
import type { Asker, Circle } from '../../store/circle-store';
import { mapRefusal } from '../map-refusal';
import { hashInviteCode, newInviteCode } from '../onboarding/invite-code';
import { pokeAccounts } from '../pokes';
import { type CircleDeps, pokeCircle } from './circle-deps';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates a circle that the asker leads. A repeat under the same id answers with the circle as it is. */
export async function createCircle(
  { store, now, randomId }: CircleDeps,
  asker: Asker,
  { id, ...written }: NewCircle & { readonly id: string },
): Promise<CircleView> {
  const circle = { ...written, id, memberId: randomId(), at: now() };
  return sayCircle(await mapRefusal(store.createCircle(asker, circle)));
}

export async function listCircles({ store }: CircleDeps, asker: Asker): Promise<CircleView[]> {
  return (await store.listCircles(asker)).map(sayCircle);
}

/** Deletes a circle with all its posts, and its key. For the leader. */
export async function deleteCircle(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<void> {
  const members = await deps.store.circleAccounts(circleId);
  await mapRefusal(deps.store.deleteCircle(accountId, circleId));
  await pokeAccounts(deps, members);
}

export async function listMembers(
  { store }: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<CircleMembersAnswer> {
  const { members, blockedFormer } = await mapRefusal(store.listCircleMembers(accountId, circleId));
  return {
    members: members.map((member) => ({ ...member, joinedAt: iso(member.joinedAt) })),
    blockedFormer,
  };
}

/**
 * Removes a member from a circle. Their devices are poked once more, ask, and get the answer that the person is no member.
 * For the leader.
 */
export async function removeMember(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  memberId: string,
): Promise<void> {
  const { store, now } = deps;
  const removed = await mapRefusal(store.removeCircleMember(accountId, circleId, memberId, now()));
  await pokeAccounts(deps, [removed]);
  await pokeCircle(deps, circleId);
}

export async function leaveCircle(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<void> {
  await mapRefusal(deps.store.leaveCircle(accountId, circleId, deps.now()));
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
  const circle = await mapRefusal(deps.store.passLead(asker, circleId, memberId));
  await pokeCircle(deps, circleId);
  return sayCircle(circle);
}

/** Hides the posts of a member from a person, or shows them again. Only the person's own devices are poked. */
export async function blockMember(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  who: { readonly memberId: string; readonly isBlocked: boolean },
): Promise<void> {
  const { memberId, isBlocked } = who;
  await mapRefusal(deps.store.blockMember(accountId, circleId, memberId, isBlocked));
  await pokeAccounts(deps, [accountId]);
}

/** Makes a new code for a circle; the previous code is no longer valid. For the leader. */
export async function makeInvite(
  { store, now }: CircleDeps,
  accountId: string,
  circleId: string,
  usesLeft: number,
): Promise<CircleInvite> {
  const code = newInviteCode();
  const expiresAt = now() + INVITE_DAYS * DAY_MS;
  const invite = { code, codeHash: hashInviteCode(code), expiresAt, usesLeft };
  await mapRefusal(store.setCircleInvite(accountId, circleId, invite));
  return { code, expiresAt: iso(expiresAt), usesLeft };
}

/** The valid code, null where there is none. For the leader. */
export async function readInvite(
  { store, now }: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<CircleInvite | null> {
  const invite = await mapRefusal(store.readCircleInvite(accountId, circleId, now()));
  return invite ? { ...invite, expiresAt: iso(invite.expiresAt) } : null;
}

/** The circle of a code. Throws a Problem for a code that is not valid. */
export function checkCircleInvite(
  { store, now }: Pick<CircleDeps, 'store' | 'now'>,
  code: string,
): Promise<InvitedCircle> {
  return mapRefusal(store.findCircleInvite(hashInviteCode(code), now()));
}

/** Adds a person by a code. Throws a Problem for a code that is not valid. */
export async function joinCircle(
  deps: CircleDeps,
  asker: Asker,
  code: string,
): Promise<CircleView> {
  const as = { memberId: deps.randomId(), at: deps.now() };
  const circle = await mapRefusal(deps.store.joinCircle(asker, hashInviteCode(code), as));
  await pokeCircle(deps, circle.id);
  return sayCircle(circle);
}

function sayCircle(circle: Circle): CircleView {
  return { ...circle, createdAt: iso(circle.createdAt) };
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
