import { and, eq, gt, lte, ne, type SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { accounts, emailProofs, passwordResets, sessions } from '../schema/accounts';
import { toAccount } from '../sql/accounts';
import type { Store } from '../store';
import type { GroupCommit } from './group-commit';

type PasswordMethods = Pick<
  Store,
  'changePassword' | 'createPasswordReset' | 'findPasswordReset' | 'redeemPasswordReset'
>;

/** The part of the store that changes passwords. */
export function createPasswordMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
): PasswordMethods {
  /** Sets a password where `condition` still holds, and ends what the old one began: sessions and links. */
  function replace(condition: SQL | undefined, passwordHash: string, keptTokenHash = '') {
    const changed = orm
      .update(accounts)
      .set({ passwordHash })
      .where(condition)
      .returning({ id: accounts.id })
      .get();
    if (!changed) return undefined;
    const isTheirs = eq(sessions.accountId, changed.id);
    orm
      .delete(sessions)
      .where(and(isTheirs, ne(sessions.tokenHash, keptTokenHash)))
      .run();
    orm.delete(passwordResets).where(eq(passwordResets.accountId, changed.id)).run();
    orm.delete(emailProofs).where(eq(emailProofs.accountId, changed.id)).run();
    return changed.id;
  }

  function findReset(tokenHash: string, now: number) {
    const isOpen = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
    return orm.select().from(passwordResets).where(isOpen).get();
  }

  return {
    changePassword: ({ accountId, from, to, keptTokenHash }) => {
      const isUnchanged = and(eq(accounts.id, accountId), eq(accounts.passwordHash, from));
      return group.run(() => replace(isUnchanged, to, keptTokenHash) !== undefined);
    },
    async createPasswordReset(reset, now) {
      await group.run(() => {
        orm.delete(passwordResets).where(lte(passwordResets.expiresAt, now)).run();
        orm.insert(passwordResets).values(reset).run();
      });
    },
    async findPasswordReset(tokenHash, now) {
      const reset = findReset(tokenHash, now);
      if (!reset) return undefined;
      return toAccount(orm.select().from(accounts).where(eq(accounts.id, reset.accountId)).get());
    },
    redeemPasswordReset: (tokenHash, passwordHash, now) =>
      group.run(() => {
        const reset = findReset(tokenHash, now);
        return reset && replace(eq(accounts.id, reset.accountId), passwordHash);
      }),
  };
}
