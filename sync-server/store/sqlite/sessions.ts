import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { NewSession, Store } from '../store';
import { toAccount } from './accounts';
import type { GroupCommit } from './group-commit';
import { accounts, sessions } from './schema';

type SessionMethods = Pick<
  Store,
  | 'createSession'
  | 'findSession'
  | 'touchSession'
  | 'deleteSession'
  | 'deleteOtherSessions'
  | 'listSessions'
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

  function insert(session: NewSession): void {
    const { accountId, createdAt } = session;
    const expired = and(eq(sessions.accountId, accountId), lte(sessions.expiresAt, createdAt));
    orm.delete(sessions).where(expired).run();
    orm
      .insert(sessions)
      .values({ ...session, lastSeenAt: createdAt })
      .run();
  }

  return {
    createSession: (session) => group.run(() => insert(session)),
    async findSession(tokenHash, now) {
      const row = open.get({ tokenHash, now });
      return row && { session: row.sessions, account: toAccount(row.accounts) };
    },
    async touchSession(tokenHash, lastSeenAt) {
      const isThis = eq(sessions.tokenHash, tokenHash);
      await group.run(() => orm.update(sessions).set({ lastSeenAt }).where(isThis).run());
    },
    listSessions: async (accountId) =>
      orm.select().from(sessions).where(eq(sessions.accountId, accountId)).all(),
    async deleteSession(tokenHash) {
      await group.run(() => orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run());
    },
    async deleteOtherSessions(accountId, keptTokenHash) {
      const isOther = and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, keptTokenHash));
      await group.run(() => orm.delete(sessions).where(isOther).run());
    },
  };
}
