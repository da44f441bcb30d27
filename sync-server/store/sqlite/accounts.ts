import type { Database } from 'better-sqlite3';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { emptyDigest } from '../../../shared/domain/record-hash';
import { foldName } from '../../names/fold-name';
import type { Keys, PersonKey } from '../../sealing/keys';
import type { Account, CreateAccountResult, Store } from '../store';
import type { GroupCommit } from './group-commit';
import { type AccountRow, accounts } from './schema';
import type { UsernameLooks } from './username-looks';

type AccountMethods = Pick<
  Store,
  | 'createAccount'
  | 'findAccount'
  | 'findAccountByUsername'
  | 'findAccountByEmail'
  | 'setPlan'
  | 'setTimeZone'
  | 'sequence'
>;

/** The part of the store that knows people. */
export function createAccountMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  keys: Keys,
  looks: UsernameLooks,
): AccountMethods {
  const find = (condition: SQL | undefined) => orm.select().from(accounts).where(condition).get();
  // Prepared once: every pull asks.
  const sequenceOf = orm
    .select({ sequence: accounts.sequence })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare();

  function insert(account: Account): CreateAccountResult {
    const usernameKey = foldName(account.username);
    const isTaken =
      find(eq(accounts.usernameKey, usernameKey)) || looks.isTaken(account.username, account.id);
    if (isTaken) return { ok: false, code: 'USERNAME_TAKEN' };
    orm
      .insert(accounts)
      .values({
        ...account,
        usernameKey,
        emailKey: account.email === '' ? account.id : foldName(account.email),
        digest: Buffer.from(emptyDigest()),
        wrappedKey: Buffer.from(keys.newWrappedKey(account.id)),
      })
      .run();
    looks.keep(account.id, account.username);
    return { ok: true, account };
  }

  async function change(accountId: string, values: Partial<AccountRow>): Promise<void> {
    await group.run(() => orm.update(accounts).set(values).where(eq(accounts.id, accountId)).run());
  }

  return {
    createAccount: (account) => group.run(() => insert(account)),
    findAccount: async (id) => toAccount(find(eq(accounts.id, id))),
    findAccountByUsername: async (name) =>
      toAccount(find(eq(accounts.usernameKey, foldName(name)))),
    findAccountByEmail: async (email) =>
      toAccount(find(and(eq(accounts.emailKey, foldName(email)), ne(accounts.email, '')))),
    setPlan: (accountId, plan) => change(accountId, { plan }),
    setTimeZone: (accountId, timeZone) => change(accountId, { timeZone }),
    sequence: async (accountId) => sequenceOf.get({ id: accountId })?.sequence ?? 0,
  };
}

/** The account a row holds, without what only the store needs. */
export function toAccount(row: AccountRow): Account;
export function toAccount(row: AccountRow | undefined): Account | undefined;
export function toAccount(row: AccountRow | undefined): Account | undefined {
  if (!row) return undefined;
  const { id, username, email, unprovedEmail, passwordHash, plan, timeZone, createdAt } = row;
  return { id, username, email, unprovedEmail, passwordHash, plan, timeZone, createdAt };
}

/** What a person's records need of their account: the key, the counter and the digest. */
export interface Ledger {
  readonly key: PersonKey;
  readonly sequence: number;
  readonly digest: Buffer;
  /** Sum of `recordCost` over all their records (P45). */
  readonly recordBytes: number;
}

/** Reads the ledger of a person. Throws for nobody's id and for a key of another master key. */
export function createLedgerReader(db: Database, keys: Keys): (accountId: string) => Ledger {
  const select = db.prepare<[string], Omit<Ledger, 'key'> & Pick<AccountRow, 'wrappedKey'>>(
    `SELECT sequence, digest, record_bytes AS recordBytes, wrapped_key AS wrappedKey
     FROM accounts WHERE id = ?`,
  );
  return (accountId) => {
    const row = select.get(accountId);
    if (!row) throw new Error('There is no such account');
    const { wrappedKey, ...ledger } = row;
    return { ...ledger, key: keys.unwrap(accountId, wrappedKey) };
  };
}
