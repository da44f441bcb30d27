import { sql } from 'drizzle-orm';
import { foldName } from '../../names/fold-name';
import type { EmailStore, ProvedEmail } from '../email-store';
import { accounts, emailProofs, passwordResets } from '../schema/accounts';
import type { Account } from '../store';
import { findAccount, updateAccount } from './accounts';
import type { Database, Reading, Writing } from './database';
import { dropLinks } from './passwords';
import { insertInto, selectFrom } from './statements';

/** The part of the store by which an address is typed, and proved. */
export function createEmailMethods(database: Database): EmailStore {
  return {
    typeEmail: ({ accountId, unprovedEmail, passwordHash }) =>
      database.write(async (tx) => {
        const isUnchanged = sql`${accounts.id} = ${accountId} AND ${accounts.passwordHash} = ${passwordHash}`;
        if (!(await findAccount(tx, isUnchanged))) return false;
        await tx.run(updateAccount(accountId, { unprovedEmail }));
        await tx.run(dropLinks(emailProofs, accountId));
        return true;
      }),
    createEmailProof: (proof, now) =>
      database.write(async (tx) => {
        await tx.run(sql`DELETE FROM ${emailProofs} WHERE ${emailProofs.expiresAt} <= ${now}`);
        if (!(await findWaiting(tx, proof))) return false;
        await tx.run(insertInto(emailProofs, proof));
        return true;
      }),
    redeemEmailProof: (tokenHash, now) => database.write((tx) => redeem(tx, tokenHash, now)),
  };
}

type ProofRow = typeof emailProofs.$inferSelect;

/** The account that still waits for the proof of this address. */
function findWaiting(
  tx: Reading,
  { accountId, email }: Pick<ProofRow, 'accountId' | 'email'>,
): Promise<Account | undefined> {
  return findAccount(
    tx,
    sql`${accounts.id} = ${accountId} AND ${accounts.unprovedEmail} = ${email}`,
  );
}

async function redeem(
  tx: Writing,
  tokenHash: string,
  now: number,
): Promise<ProvedEmail | undefined> {
  const isOpen = sql`WHERE ${emailProofs.tokenHash} = ${tokenHash} AND ${emailProofs.expiresAt} > ${now}`;
  const proof = await tx.get<ProofRow>(selectFrom(emailProofs, isOpen));
  const account = proof && (await findWaiting(tx, proof));
  if (!account) return undefined;
  const { id, email: before, timeZone } = account;
  const { email } = proof;
  const emailKey = foldName(email);
  const isTaken = sql`${accounts.emailKey} = ${emailKey} AND ${accounts.id} <> ${id}`;
  if (await findAccount(tx, isTaken)) return undefined;
  await tx.run(updateAccount(id, { email, emailKey, unprovedEmail: null }));
  await tx.run(dropLinks(emailProofs, id));
  // One lies in the box of the old address.
  await tx.run(dropLinks(passwordResets, id));
  return { accountId: id, timeZone, before };
}
