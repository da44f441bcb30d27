import type { Database } from 'better-sqlite3';
import type { CircleStore, MemberOfCircle } from '../../circle-store';
import { Refusal } from '../../refusal';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess } from './circle-access';
import { IS_IN, type ReadCircle } from './circles';

type MemberMethods = Pick<
  CircleStore,
  | 'listCircleMembers'
  | 'removeCircleMember'
  | 'leaveCircle'
  | 'passLead'
  | 'blockMember'
  | 'listBlocked'
>;

type MemberRow = Omit<MemberOfCircle, 'isMe' | 'isBlocked'> & {
  readonly isMe: number;
  readonly isBlocked: number;
  readonly leftAt: number | null;
};

/** Somebody else in a circle, now or before, whose account is there. */
interface Other {
  readonly accountId: string;
  readonly leftAt: number | null;
}

/** The part of the store that knows who belongs to a circle. */
export function createMemberMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
  readCircle: ReadCircle,
  emptyWal: () => Promise<boolean>,
): MemberMethods {
  const statements = prepareMemberStatements(db);

  /** Throws NOT_FOUND for nobody, and NOT_ALLOWED where it is the one who asks. */
  function findOther(accountId: string, circleId: string, memberId: string): Other {
    const other = statements.other.get(circleId, memberId);
    if (!other) throw new Refusal('NOT_FOUND');
    if (other.accountId === accountId) throw new Refusal('NOT_ALLOWED');
    return other;
  }

  function findPresent(accountId: string, circleId: string, memberId: string): Other {
    const other = findOther(accountId, circleId, memberId);
    if (other.leftAt !== null) throw new Refusal('NOT_FOUND');
    return other;
  }

  function remove(
    ...[accountId, circleId, memberId, at]: Parameters<MemberMethods['removeCircleMember']>
  ) {
    access.lead(accountId, circleId);
    const other = findPresent(accountId, circleId, memberId);
    statements.leave.run(at, memberId);
    statements.dropInvite.run(circleId);
    return other.accountId;
  }

  function leave(accountId: string, circleId: string, at: number): void {
    const { memberId, role } = access.enter(accountId, circleId);
    const isLast = statements.count.get(circleId) === 1;
    if (role === 'leader' && !isLast) throw new Refusal('LEADER_STAYS');
    statements.leave.run(at, memberId);
  }

  return {
    async listCircleMembers(accountId, circleId) {
      access.enter(accountId, circleId);
      const rows = statements.list.all({ accountId, circleId });
      return {
        members: rows.filter(({ leftAt }) => leftAt === null).map(toMember),
        blockedFormer: rows
          .filter(({ leftAt, isBlocked }) => leftAt !== null && isBlocked === 1)
          .map(({ id, name }) => ({ id, name })),
      };
    },
    removeCircleMember: (...given) => group.run(() => remove(...given)),
    async leaveCircle(accountId, circleId, at) {
      await group.run(() => leave(accountId, circleId, at));
      await emptyWal();
    },
    passLead: (asker, circleId, memberId) =>
      group.run(() => {
        const { memberId: leader } = access.lead(asker.accountId, circleId);
        findPresent(asker.accountId, circleId, memberId);
        statements.setRole.run('member', leader);
        statements.setRole.run('leader', memberId);
        return readCircle(asker, circleId);
      }),
    async blockMember(accountId, circleId, memberId, isBlocked) {
      await group.run(() => {
        access.enter(accountId, circleId);
        const other = findOther(accountId, circleId, memberId);
        (isBlocked ? statements.block : statements.unblock).run(accountId, other.accountId);
      });
    },
    listBlocked: async (accountId) => statements.blocked.all(accountId),
  };
}

function prepareMemberStatements(db: Database) {
  return {
    other: db.prepare<[string, string], Other>(`
      SELECT account_id AS accountId, left_at AS leftAt FROM circle_members
      WHERE circle_id = ? AND id = ? AND account_id IS NOT NULL`),
    count: db
      .prepare<[string], number>(
        `SELECT COUNT(*) FROM circle_members WHERE circle_id = ? AND ${IS_IN}`,
      )
      .pluck(),
    leave: db.prepare('UPDATE circle_members SET left_at = ? WHERE id = ?'),
    dropInvite: db.prepare('DELETE FROM circle_invites WHERE circle_id = ?'),
    setRole: db.prepare('UPDATE circle_members SET role = ? WHERE id = ?'),
    block: db.prepare('INSERT OR IGNORE INTO circle_blocks (account_id, blocked_id) VALUES (?, ?)'),
    unblock: db.prepare('DELETE FROM circle_blocks WHERE account_id = ? AND blocked_id = ?'),
    blocked: db
      .prepare<[string], string>(`
        SELECT username FROM circle_blocks JOIN accounts ON id = blocked_id
        WHERE account_id = ? ORDER BY username_key`)
      .pluck(),
    list: db.prepare<[{ accountId: string; circleId: string }], MemberRow>(`
      SELECT m.id, a.username AS name, m.role, m.joined_at AS joinedAt, m.left_at AS leftAt,
        m.account_id = @accountId AS isMe,
        EXISTS (SELECT 1 FROM circle_blocks AS b
          WHERE b.account_id = @accountId AND b.blocked_id = m.account_id) AS isBlocked
      FROM circle_members AS m JOIN accounts AS a ON a.id = m.account_id
      WHERE m.circle_id = @circleId
      ORDER BY m.role = 'leader' DESC, a.username_key`),
  };
}

function toMember({ leftAt, isMe, isBlocked, ...row }: MemberRow): MemberOfCircle {
  return { ...row, isMe: isMe === 1, isBlocked: isBlocked === 1 };
}
