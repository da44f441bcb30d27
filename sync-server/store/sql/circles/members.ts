import { type SQL, sql } from 'drizzle-orm';
import type { CircleStore, MemberOfCircle } from '../../circle-store';
import { Refusal } from '../../refusal';
import { accounts } from '../../schema/accounts';
import { circleBlocks, circleMembers, type MemberRow } from '../../schema/circles';
import type { Database, Reading, Writing } from '../database';
import { columnsOf, flag, insertUnlessThere, selectFrom } from '../statements';
import type { CircleAccess } from './circle-access';
import type { ReadCircle } from './circles';
import {
  endInvite,
  endMembership,
  IS_IN,
  LEADER_FIRST,
  makeLeader,
  updateMember,
} from './membership';

type MemberMethods = Pick<
  CircleStore,
  | 'listCircleMembers'
  | 'removeCircleMember'
  | 'leaveCircle'
  | 'passLead'
  | 'blockMember'
  | 'listBlocked'
>;

interface ListedRow extends Omit<MemberOfCircle, 'isMe' | 'isBlocked'> {
  readonly accountId: string;
  readonly isBlocked: number;
  readonly leftAt: number | null;
}

/** The part of the store that knows who belongs to a circle. */
export function createMemberMethods(
  database: Database,
  access: CircleAccess,
  readCircle: ReadCircle,
  emptyWal: () => Promise<boolean>,
): MemberMethods {
  return {
    listCircleMembers: (accountId, circleId) =>
      database.read(async (tx) => {
        await access.enter(tx, accountId, circleId);
        const rows = await tx.all<ListedRow>(selectMembers(accountId, circleId));
        return {
          members: rows
            .filter(({ leftAt }) => leftAt === null)
            .map((row) => toMember(accountId, row)),
          blockedFormer: rows
            .filter(({ leftAt, isBlocked }) => leftAt !== null && isBlocked === 1)
            .map(({ id, name }) => ({ id, name })),
        };
      }),
    removeCircleMember: (accountId, circleId, memberId, at) =>
      database.write(async (tx) => {
        await access.lead(tx, accountId, circleId);
        const other = await findPresent(tx, accountId, circleId, memberId);
        await endMembership(tx, other, { leftAt: at });
        await endInvite(tx, circleId);
        return other.accountId;
      }),
    async leaveCircle(accountId, circleId, at) {
      await database.write(async (tx) => {
        const { memberId, role } = await access.enter(tx, accountId, circleId);
        if (role === 'leader') await refuseUnlessLast(tx, circleId);
        await endMembership(tx, { id: memberId, circleId }, { leftAt: at });
      });
      await emptyWal();
    },
    passLead: (asker, circleId, memberId) =>
      database.write(async (tx) => {
        const leader = await access.lead(tx, asker.accountId, circleId);
        await findPresent(tx, asker.accountId, circleId, memberId);
        await tx.run(updateMember(leader.memberId, { role: 'member' }));
        await makeLeader(tx, circleId, memberId);
        return readCircle(tx, asker, circleId);
      }),
    blockMember: (accountId, circleId, memberId, isBlocked) =>
      database.write(async (tx) => {
        await access.enter(tx, accountId, circleId);
        const { accountId: blockedId } = await findOther(tx, accountId, circleId, memberId);
        await (isBlocked ? block : unblock)(tx, accountId, blockedId);
      }),
    listBlocked: (accountId) => database.read((tx) => readBlocked(tx, accountId)),
  };
}

/** Somebody else in a circle, now or before, whose account is there. */
interface Other extends MemberRow {
  readonly accountId: string;
}

/** Rejects with NOT_FOUND for nobody, and with NOT_ALLOWED where it is the one who asks. */
async function findOther(
  tx: Reading,
  accountId: string,
  circleId: string,
  memberId: string,
): Promise<Other> {
  const other = await tx.get<Other>(selectMember(circleId, memberId));
  if (!other) throw new Refusal('NOT_FOUND');
  if (other.accountId === accountId) throw new Refusal('NOT_ALLOWED');
  return other;
}

/** The same, and with NOT_FOUND for somebody who has left. */
async function findPresent(...given: Parameters<typeof findOther>): Promise<Other> {
  const other = await findOther(...given);
  if (other.leftAt !== null) throw new Refusal('NOT_FOUND');
  return other;
}

/** Whoever leads others stays until another leads. */
async function refuseUnlessLast(tx: Reading, circleId: string): Promise<void> {
  const counted = await tx.get<{ readonly present: number }>(sql`
    SELECT COUNT(*) AS "present" FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circleId} AND ${IS_IN}`);
  if (counted?.present !== 1) throw new Refusal('LEADER_STAYS');
}

function selectMember(circleId: string, id: string): SQL {
  return selectFrom(
    circleMembers,
    sql`WHERE ${circleMembers.circleId} = ${circleId} AND ${circleMembers.id} = ${id}
      AND ${circleMembers.accountId} IS NOT NULL`,
  );
}

/** Everybody who is or was in a circle and has an account, as somebody sees them. */
function selectMembers(viewerId: string, circleId: string): SQL {
  const isBlocked = sql`EXISTS (SELECT 1 FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${viewerId}
      AND ${circleBlocks.blockedId} = ${circleMembers.accountId})`;
  return sql`
    SELECT ${columnsOf(circleMembers, ['id', 'accountId', 'role', 'joinedAt', 'leftAt'])},
      ${accounts.username} AS "name", ${flag(isBlocked)} AS "isBlocked"
    FROM ${circleMembers} JOIN ${accounts} ON ${accounts.id} = ${circleMembers.accountId}
    WHERE ${circleMembers.circleId} = ${circleId}
    ORDER BY ${LEADER_FIRST}, ${accounts.usernameKey}`;
}

async function block(tx: Writing, accountId: string, blockedId: string): Promise<void> {
  await tx.run(insertUnlessThere(circleBlocks, { accountId, blockedId }));
}

async function unblock(tx: Writing, accountId: string, blockedId: string): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${circleBlocks}
    WHERE ${circleBlocks.accountId} = ${accountId} AND ${circleBlocks.blockedId} = ${blockedId}`);
}

async function readBlocked(tx: Reading, accountId: string): Promise<string[]> {
  const rows = await tx.all<{ readonly username: string }>(sql`
    SELECT ${accounts.username} AS "username"
    FROM ${circleBlocks} JOIN ${accounts} ON ${accounts.id} = ${circleBlocks.blockedId}
    WHERE ${circleBlocks.accountId} = ${accountId} ORDER BY ${accounts.usernameKey}`);
  return rows.map(({ username }) => username);
}

function toMember(viewerId: string, row: ListedRow): MemberOfCircle {
  const { accountId, leftAt, isBlocked, ...member } = row;
  return { ...member, isMe: accountId === viewerId, isBlocked: isBlocked === 1 };
}
