import { type SQL, sql } from 'drizzle-orm';
import { CIRCLE_LIMITS } from '../../../../shared/api/prayer-circles';
import type { Asker, Circle, CircleStore } from '../../circle-store';
import { Refusal } from '../../refusal';
import { circleInvites, circleMembers, circles, type InviteRow } from '../../schema/circles';
import type { Database, Reading, Writing } from '../database';
import { columnsOf, insertInto, update, upsert } from '../statements';
import type { CircleAccess } from './circle-access';
import { MEMBER_COUNT, openCircle, type ReadCircle } from './circles';
import { findMembership, updateMember } from './membership';
import { openJson, sealJson } from './sealed-json';

type InviteMethods = Pick<
  CircleStore,
  'setCircleInvite' | 'readCircleInvite' | 'findCircleInvite' | 'joinCircle'
>;

interface InviteToCircle extends InviteRow {
  /** Of the circle, sealed. */
  readonly body: Buffer;
  readonly memberCount: number;
}

/** The part of the store that lets people into a circle. A code is found by its hash; its leader can read it again. */
export function createCircleInviteMethods(
  database: Database,
  access: CircleAccess,
  readCircle: ReadCircle,
): InviteMethods {
  return {
    async setCircleInvite(accountId, circleId, { code, ...invite }) {
      await database.write(async (tx) => {
        const { key } = await access.lead(tx, accountId, circleId);
        const row = { ...invite, circleId, code: sealJson(key, placeOf(circleId), code) };
        await tx.run(upsert(circleInvites, row));
      });
    },
    readCircleInvite: (accountId, circleId, now) =>
      database.read(async (tx) => {
        const { key } = await access.lead(tx, accountId, circleId);
        const invite = await findInvite(tx, sql`${circleInvites.circleId} = ${circleId}`);
        if (!invite || isOver(invite, now)) return undefined;
        const { code, expiresAt, usesLeft } = invite;
        return { code: openJson<string>(key, placeOf(circleId), code), expiresAt, usesLeft };
      }),
    findCircleInvite: (codeHash, now) =>
      database.read(async (tx) => {
        const invite = await findByCode(tx, codeHash);
        refuseClosed(invite, now);
        const { circleId, body, memberCount } = invite;
        const key = await access.keyOf(tx, circleId);
        return { name: openCircle(key, circleId, body).name, memberCount };
      }),
    joinCircle: (asker, codeHash, as) =>
      database.write((tx) => join(tx, readCircle, asker, codeHash, as)),
  };
}

async function join(
  tx: Writing,
  readCircle: ReadCircle,
  asker: Asker,
  codeHash: string,
  { memberId, at }: Parameters<InviteMethods['joinCircle']>[2],
): Promise<Circle> {
  const invite = await findByCode(tx, codeHash);
  const { circleId } = invite;
  const { accountId } = asker;
  const known = await findMembership(tx, accountId, circleId);
  if (!known || known.leftAt !== null) {
    refuseClosed(invite, at);
    await tx.run(countUse(invite));
    const member = { id: memberId, circleId, accountId, role: 'member', joinedAt: at } as const;
    await tx.run(
      known
        ? updateMember(known.id, { leftAt: null, joinedAt: at })
        : insertInto(circleMembers, member),
    );
  }
  return readCircle(tx, asker, circleId);
}

async function findByCode(tx: Reading, codeHash: string): Promise<InviteToCircle> {
  const invite = await findInvite(tx, sql`${circleInvites.codeHash} = ${codeHash}`);
  if (!invite) throw new Refusal('INVITE_UNKNOWN');
  return invite;
}

function refuseClosed({ expiresAt, usesLeft, memberCount }: InviteToCircle, now: number): void {
  if (expiresAt <= now) throw new Refusal('INVITE_EXPIRED');
  if (usesLeft <= 0) throw new Refusal('INVITE_USED');
  if (memberCount >= CIRCLE_LIMITS.members) throw new Refusal('CIRCLE_FULL');
}

function isOver({ expiresAt, usesLeft }: InviteRow, now: number): boolean {
  return expiresAt <= now || usesLeft <= 0;
}

function findInvite(tx: Reading, condition: SQL): Promise<InviteToCircle | undefined> {
  return tx.get<InviteToCircle>(sql`
    SELECT ${columnsOf(circleInvites)}, ${circles.body} AS "body", ${MEMBER_COUNT} AS "memberCount"
    FROM ${circleInvites} JOIN ${circles} ON ${circles.id} = ${circleInvites.circleId}
    WHERE ${condition}`);
}

function countUse({ circleId, usesLeft }: InviteRow): SQL {
  const isThis = sql`WHERE ${circleInvites.circleId} = ${circleId}`;
  return update(circleInvites, { usesLeft: usesLeft - 1 }, isThis);
}

function placeOf(id: string) {
  return { id, kind: 'circle-invite' };
}
