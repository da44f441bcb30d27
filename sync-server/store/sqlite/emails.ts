import { and, eq, gt, lte } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { foldName } from '../../names/fold-name';
import type { EmailStore, ProvedEmail } from '../email-store';
import { accounts, emailProofs, passwordResets } from '../schema/accounts';
import type { GroupCommit } from './group-commit';

/** The part of the store by which an address is typed, and proved. */
export function createEmailMethods(orm: BetterSQLite3Database, group: GroupCommit): EmailStore {
  const dropProofs = (accountId: string) =>
    orm.delete(emailProofs).where(eq(emailProofs.accountId, accountId)).run();

  function findOpen(tokenHash: string, now: number) {
    const isOpen = and(eq(emailProofs.tokenHash, tokenHash), gt(emailProofs.expiresAt, now));
    const isWaiting = and(
      eq(accounts.id, emailProofs.accountId),
      eq(accounts.unprovedEmail, emailProofs.email),
    );
    return orm.select().from(emailProofs).innerJoin(accounts, isWaiting).where(isOpen).get();
  }

  function redeem(tokenHash: string, now: number): ProvedEmail | undefined {
    const open = findOpen(tokenHash, now);
    if (!open) return undefined;
    const { id, email: before, timeZone } = open.accounts;
    const { email } = open.email_proofs;
    const emailKey = foldName(email);
    const holder = orm.select().from(accounts).where(eq(accounts.emailKey, emailKey)).get();
    if (holder && holder.id !== id) return undefined;
    const values = { email, emailKey, unprovedEmail: null };
    orm.update(accounts).set(values).where(eq(accounts.id, id)).run();
    dropProofs(id);
    // One lies in the box of the old address.
    orm.delete(passwordResets).where(eq(passwordResets.accountId, id)).run();
    return { accountId: id, timeZone, before };
  }

  return {
    typeEmail: ({ accountId, unprovedEmail, passwordHash }) =>
      group.run(() => {
        const isUnchanged = and(
          eq(accounts.id, accountId),
          eq(accounts.passwordHash, passwordHash),
        );
        const typed = orm.update(accounts).set({ unprovedEmail }).where(isUnchanged).run();
        if (typed.changes > 0) dropProofs(accountId);
        return typed.changes > 0;
      }),
    createEmailProof: (proof, now) =>
      group.run(() => {
        orm.delete(emailProofs).where(lte(emailProofs.expiresAt, now)).run();
        const isWaiting = and(
          eq(accounts.id, proof.accountId),
          eq(accounts.unprovedEmail, proof.email),
        );
        if (!orm.select().from(accounts).where(isWaiting).get()) return false;
        orm.insert(emailProofs).values(proof).run();
        return true;
      }),
    redeemEmailProof: (tokenHash, now) => group.run(() => redeem(tokenHash, now)),
  };
}
