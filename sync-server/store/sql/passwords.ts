import { type SQL, sql } from 'drizzle-orm';
import { emailProofs, passwordResets, sessions } from '../schema/accounts';
import type { PasswordReset, Store } from '../store';
import { findAccountById, updateAccount } from './accounts';
import type { Database, Reading, Writing } from './database';
import { insertInto, selectFrom } from './statements';

type PasswordMethods = Pick<
  Store,
  'changePassword' | 'createPasswordReset' | 'findPasswordReset' | 'redeemPasswordReset'
>;

/** The part of the store that changes passwords. */
export function createPasswordMethods(database: Database): PasswordMethods {
  return {
    changePassword: ({ accountId, from, to, keptTokenHash }) =>
      database.write(async (tx) => {
        const account = await findAccountById(tx, accountId);
        if (account?.passwordHash !== from) return false;
        await replace(tx, accountId, to, keptTokenHash);
        return true;
      }),
    async createPasswordReset(reset, now) {
      await database.write(async (tx) => {
        await tx.run(
          sql`DELETE FROM ${passwordResets} WHERE ${passwordResets.expiresAt} <= ${now}`,
        );
        await tx.run(insertInto(passwordResets, reset));
      });
    },
    findPasswordReset: (tokenHash, now) =>
      database.read(async (tx) => {
        const reset = await findOpen(tx, tokenHash, now);
        return reset && findAccountById(tx, reset.accountId);
      }),
    redeemPasswordReset: (tokenHash, passwordHash, now) =>
      database.write(async (tx) => {
        const reset = await findOpen(tx, tokenHash, now);
        if (reset) await replace(tx, reset.accountId, passwordHash);
        return reset?.accountId;
      }),
  };
}

/** Drops the mailed links by which an account could be entered or an address proved. */
export function dropLinks(
  table: typeof passwordResets | typeof emailProofs,
  accountId: string,
): SQL {
  return sql`DELETE FROM ${table} WHERE ${table.accountId} = ${accountId}`;
}

function findOpen(tx: Reading, tokenHash: string, now: number): Promise<PasswordReset | undefined> {
  const { tokenHash: token, expiresAt } = passwordResets;
  const isOpen = sql`WHERE ${token} = ${tokenHash} AND ${expiresAt} > ${now}`;
  return tx.get<PasswordReset>(selectFrom(passwordResets, isOpen));
}

/** Sets a password, and ends what the old one began: sessions and links. */
async function replace(
  tx: Writing,
  accountId: string,
  passwordHash: string,
  keptTokenHash = '',
): Promise<void> {
  const { accountId: owner, tokenHash } = sessions;
  await tx.run(updateAccount(accountId, { passwordHash }));
  await tx.run(
    sql`DELETE FROM ${sessions} WHERE ${owner} = ${accountId} AND ${tokenHash} <> ${keptTokenHash}`,
  );
  await tx.run(dropLinks(passwordResets, accountId));
  await tx.run(dropLinks(emailProofs, accountId));
}
