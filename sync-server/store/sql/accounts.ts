import { type SQL, sql } from 'drizzle-orm';
import { emptyDigest } from '../../../shared/domain/record-hash';
import { foldName } from '../../names/fold-name';
import type { Keys } from '../../sealing/keys';
import { type AccountRow, accounts } from '../schema/accounts';
import type { Account, CreateAccountResult, NamesRefusal, NewNames, Store } from '../store';
import { lookAgainAtNews } from './circles/news-rows';
import type { Database, Reading, Statements, Writing } from './database';
import { newKeyFor } from './ledger';
import { lookAgainAtReminders } from './reminder-rows';
import { columnsOf, insertInto, update } from './statements';
import { isLookTaken, keepLooks } from './username-looks';

type AccountMethods = Pick<
  Store,
  | 'createAccount'
  | 'findAccount'
  | 'findAccountByUsername'
  | 'findAccountByEmail'
  | 'setPlan'
  | 'setTimeZone'
  | 'changeNames'
>;

/** The part of the store that knows people. */
export function createAccountMethods(database: Database, keys: Keys): AccountMethods {
  const find = (condition: SQL) => findAccount(database, condition);
  const change = async (accountId: string, values: Partial<AccountRow>) => {
    await database.write((tx) => tx.run(updateAccount(accountId, values)));
  };
  return {
    createAccount: (account) => database.write((tx) => create(tx, keys, account)),
    findAccount: (id) => find(sql`${accounts.id} = ${id}`),
    findAccountByUsername: (name) => find(sql`${accounts.usernameKey} = ${foldName(name)}`),
    findAccountByEmail: (email) =>
      find(sql`${accounts.emailKey} = ${foldName(email)} AND ${accounts.email} <> ''`),
    setPlan: (accountId, plan) => change(accountId, { plan }),
    setTimeZone: (accountId, timeZone) =>
      database.write(async (tx) => {
        await tx.run(updateAccount(accountId, { timeZone }));
        await lookAgainAtReminders(tx, accountId);
        await lookAgainAtNews(tx, accountId);
      }),
    changeNames: (accountId, names) => database.write((tx) => changeNames(tx, accountId, names)),
  };
}

/** The columns of an `Account`: what only the store needs is left out. */
export const ACCOUNT = columnsOf(accounts, [
  'id',
  'username',
  'email',
  'unprovedEmail',
  'passwordHash',
  'plan',
  'timeZone',
  'createdAt',
]);

export function findAccount(tx: Statements, condition: SQL): Promise<Account | undefined> {
  return tx.get<Account>(sql`SELECT ${ACCOUNT} FROM ${accounts} WHERE ${condition}`);
}

export function findAccountById(tx: Reading, id: string): Promise<Account | undefined> {
  return findAccount(tx, sql`${accounts.id} = ${id}`);
}

export async function hasAccount(tx: Reading, accountId: string): Promise<boolean> {
  const found = await tx.get(sql`SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${accountId}`);
  return found !== undefined;
}

export function updateAccount(accountId: string, values: Partial<AccountRow>): SQL {
  return update(accounts, values, sql`WHERE ${accounts.id} = ${accountId}`);
}

async function create(tx: Writing, keys: Keys, account: Account): Promise<CreateAccountResult> {
  if (await isTaken(tx, account.username, account.id)) return { ok: false, code: 'USERNAME_TAKEN' };
  const row = {
    ...account,
    usernameKey: foldName(account.username),
    emailKey: account.email === '' ? account.id : foldName(account.email),
    digest: Buffer.from(emptyDigest()),
    wrappedKey: await newKeyFor(tx, keys, account.id),
  };
  await tx.run(insertInto(accounts, row));
  await keepLooks(tx, account.id, account.username);
  return { ok: true, account };
}

async function changeNames(
  tx: Writing,
  accountId: string,
  { username }: NewNames,
): Promise<NamesRefusal | undefined> {
  if (await isTaken(tx, username, accountId)) return 'USERNAME_TAKEN';
  await tx.run(updateAccount(accountId, { username, usernameKey: foldName(username) }));
  await keepLooks(tx, accountId, username);
  return undefined;
}

/** Whether another person has the name, in any case, or one that looks like it (A30). */
async function isTaken(tx: Reading, username: string, accountId: string): Promise<boolean> {
  const other = sql`${accounts.usernameKey} = ${foldName(username)} AND ${accounts.id} <> ${accountId}`;
  return (
    (await findAccount(tx, other)) !== undefined || (await isLookTaken(tx, username, accountId))
  );
}
