import { and, desc, eq, gt, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { SealBrokenError } from '../../sealing/keys';
import { ACCOUNT_BOUNDS } from '../account-bounds';
import type { NamedSession, NewSession, Session, Store } from '../store';
import { type Ledger, toAccount } from './accounts';
import type { GroupCommit } from './group-commit';
import { accounts, sessions } from './schema';

type SessionRow = typeof sessions.$inferSelect;

type SessionMethods = Pick<
  Store,
  | 'createSession'
  | 'findSession'
  | 'touchSession'
  | 'deleteSession'
  | 'deleteOtherSessions'
  | 'listSessions'
  | 'nameSession'
>;

/** The part of the store that knows who is signed in. */
export function createSessionMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): SessionMethods {
  // Prepared once: every request asks.
  const findOpen = orm
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

  const placeOf = (tokenHash: string) => ({ id: tokenHash, kind: 'device-name' });

  function seal(accountId: string, tokenHash: string, deviceName = ''): Buffer | null {
    if (deviceName === '') return null;
    const { key } = readLedger(accountId);
    return Buffer.from(key.seal(placeOf(tokenHash), Buffer.from(deviceName)));
  }

  function open(row: SessionRow): NamedSession {
    const session = toSession(row);
    if (row.deviceName === null) return { ...session, deviceName: null };
    try {
      const { key } = readLedger(row.accountId);
      const opened = key.open(placeOf(row.tokenHash), row.deviceName);
      return { ...session, deviceName: Buffer.from(opened).toString() };
    } catch (error) {
      if (error instanceof SealBrokenError) return { ...session, deviceName: null };
      throw error;
    }
  }

  /** Leaves room for one more session. */
  function endSurplus(accountId: string): void {
    const isOfAccount = eq(sessions.accountId, accountId);
    const kept = orm
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(isOfAccount)
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
      .limit(ACCOUNT_BOUNDS.sessions - 1);
    orm
      .delete(sessions)
      .where(and(isOfAccount, notInArray(sessions.tokenHash, kept)))
      .run();
  }

  function insert({ deviceName, ...session }: NewSession): void {
    const { accountId, createdAt, tokenHash } = session;
    const expired = and(eq(sessions.accountId, accountId), lte(sessions.expiresAt, createdAt));
    orm.delete(sessions).where(expired).run();
    endSurplus(accountId);
    orm
      .insert(sessions)
      .values({
        ...session,
        lastSeenAt: createdAt,
        deviceName: seal(accountId, tokenHash, deviceName),
      })
      .run();
  }

  return {
    createSession: (session) => group.run(() => insert(session)),
    async findSession(tokenHash, now) {
      const row = findOpen.get({ tokenHash, now });
      return row && { session: toSession(row.sessions), account: toAccount(row.accounts) };
    },
    async touchSession(tokenHash, lastSeenAt) {
      const isThis = eq(sessions.tokenHash, tokenHash);
      await group.run(() => orm.update(sessions).set({ lastSeenAt }).where(isThis).run());
    },
    listSessions: async (accountId) =>
      orm.select().from(sessions).where(eq(sessions.accountId, accountId)).all().map(open),
    async nameSession({ tokenHash, accountId }, deviceName) {
      const isThis = and(eq(sessions.tokenHash, tokenHash), eq(sessions.accountId, accountId));
      await group.run(() => {
        const sealed = seal(accountId, tokenHash, deviceName);
        orm.update(sessions).set({ deviceName: sealed }).where(isThis).run();
      });
    },
    async deleteSession(tokenHash) {
      await group.run(() => orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run());
    },
    async deleteOtherSessions(accountId, keptTokenHash) {
      const isOther = and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, keptTokenHash));
      await group.run(() => orm.delete(sessions).where(isOther).run());
    },
  };
}

/** A session without what only its person opens. */
function toSession({ deviceName: _, ...session }: SessionRow): Session {
  return session;
}
