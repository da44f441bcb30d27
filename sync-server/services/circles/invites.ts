import { isoMoment } from '../../../shared/api/export';
import {
  CIRCLE_LIMITS,
  type CircleInvite,
  type CircleView,
  INVITE_DAYS,
  type InvitedCircle,
} from '../../../shared/api/prayer-circles';
import type { Keys } from '../../sealing/keys';
import { openJson, sealJson } from '../../sealing/sealed-json';
import type { InviteRow } from '../../store/schema/circles';
import {
  findInvite,
  findInviteByCode,
  type InviteToCircleRow,
  keepInvite,
  keepUsesLeft,
} from '../../store/sql/circles/invite-rows';
import { addMember, findMembership } from '../../store/sql/circles/member-rows';
import { updateMember } from '../../store/sql/circles/membership';
import { placeOfInvite } from '../../store/sql/circles/seal-places';
import type { Reading, Writing } from '../../store/sql/database';
import { hashInviteCode, newInviteCode } from '../onboarding/invite-code';
import { refused } from '../refused';
import { enterAsLeader, readCircleKey } from './circle-access';
import { type Asker, type CircleDeps, pokeCircle } from './circle-deps';
import { openCircle, readCircle } from './circles';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes a new code for a circle; the previous code is no longer valid. For the leader. */
export async function makeInvite(
  { store, now }: CircleDeps,
  accountId: string,
  circleId: string,
  usesLeft: number,
): Promise<CircleInvite> {
  const code = newInviteCode();
  const expiresAt = now() + INVITE_DAYS * DAY_MS;
  const invite = { circleId, codeHash: hashInviteCode(code), expiresAt, usesLeft };
  await store.write(async (tx) => {
    const { key } = await enterAsLeader(tx, store.keys, accountId, circleId);
    await keepInvite(tx, { ...invite, code: sealJson(key, placeOfInvite(circleId), code) });
  });
  return { code, expiresAt: isoMoment(expiresAt), usesLeft };
}

/** The valid code, null where there is none. For the leader. */
export function readInvite(
  { store, now }: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<CircleInvite | null> {
  return store.read(async (tx) => {
    const { key } = await enterAsLeader(tx, store.keys, accountId, circleId);
    const invite = await findInvite(tx, circleId);
    if (!invite || isOver(invite, now())) return null;
    const code = openJson<string>(key, placeOfInvite(circleId), invite.code);
    return { code, expiresAt: isoMoment(invite.expiresAt), usesLeft: invite.usesLeft };
  });
}

/** The circle of a code. Throws a Problem for a code that is not valid. */
export function checkCircleInvite(
  { store, now }: Pick<CircleDeps, 'store' | 'now'>,
  code: string,
): Promise<InvitedCircle> {
  return store.read(async (tx) => {
    const invite = await requireInvite(tx, hashInviteCode(code));
    refuseClosed(invite, now());
    const { circleId, body, memberCount } = invite;
    const key = await readCircleKey(tx, store.keys, circleId);
    return { name: openCircle(key, circleId, body).name, memberCount };
  });
}

/** Adds a person by a code. Throws a Problem for a code that is not valid. */
export async function joinCircle(
  deps: CircleDeps,
  asker: Asker,
  code: string,
): Promise<CircleView> {
  const { store, now, randomId } = deps;
  const joining = { codeHash: hashInviteCode(code), memberId: randomId(), at: now() };
  const circle = await store.write((tx) => joinByCode(tx, store.keys, asker, joining));
  await pokeCircle(deps, circle.id);
  return circle;
}

interface Joining {
  readonly codeHash: string;
  /** Their id in the circle, unless they were in it before. */
  readonly memberId: string;
  readonly at: number;
}

/**
 * Redeems a code. A person who is in the circle already uses nothing up. Of two who redeem its last use one gets in (A5):
 * everything is read and written in `tx`.
 */
export async function joinByCode(
  tx: Writing,
  keys: Keys,
  asker: Asker,
  { codeHash, memberId, at }: Joining,
): Promise<CircleView> {
  const { accountId } = asker;
  const invite = await requireInvite(tx, codeHash);
  const { circleId, usesLeft } = invite;
  const known = await findMembership(tx, accountId, circleId);
  if (known?.leftAt === null) return readCircle(tx, keys, asker, circleId);
  refuseClosed(invite, at);
  await keepUsesLeft(tx, circleId, usesLeft - 1);
  if (known) await updateMember(tx, known.id, { leftAt: null, joinedAt: at });
  else await addMember(tx, { id: memberId, circleId, accountId, role: 'member', joinedAt: at });
  return readCircle(tx, keys, asker, circleId);
}

async function requireInvite(tx: Reading, codeHash: string): Promise<InviteToCircleRow> {
  const invite = await findInviteByCode(tx, codeHash);
  if (!invite) throw refused('INVITE_UNKNOWN');
  return invite;
}

function refuseClosed({ expiresAt, usesLeft, memberCount }: InviteToCircleRow, now: number): void {
  if (expiresAt <= now) throw refused('INVITE_EXPIRED');
  if (usesLeft <= 0) throw refused('INVITE_USED');
  if (memberCount >= CIRCLE_LIMITS.members) throw refused('CIRCLE_FULL');
}

function isOver({ expiresAt, usesLeft }: InviteRow, now: number): boolean {
  return expiresAt <= now || usesLeft <= 0;
}
