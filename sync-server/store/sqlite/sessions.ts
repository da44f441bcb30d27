import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Session, Store } from '../store';
import { toAccount } from './accounts';
import type { GroupCommit } from './group-commit';
import { accounts, sessions } from './schema';

type SessionMethods = Pick<
  Store,
  'createSession' | 'findSession' | 'deleteSession' | 'listSessions'
>;

/** The part of the store that knows who is signed in. */
export function createSessionMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
): SessionMethods {
  // Prepared once: every request asks.
  const open = orm
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare();

  function insert(session: Session): void {
    const { accountId, createdAt } = session;
    const expired = and(eq(sessions.accountId, accountId), lte(sessions.expiresAt, createdAt));
    orm.delete(sessions).where(expired).run();
    orm.insert(sessions).values(session).run();
  }

  return {
    createSession: (session) => group.run(() => insert(session)),
    async findSession(tokenHash, now) {
      const row = open.get({ tokenHash, now });
      return row && { session: row.sessions, account: toAccount(row.accounts) };
    },
    listSessions: async (accountId) =>
      orm.select().from(sessions).where(eq(sessions.accountId, accountId)).all(),
    async deleteSession(tokenHash) {
      await group.run(() => orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run());
    },
  };
}
