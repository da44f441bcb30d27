import { sql } from 'drizzle-orm';
import { type PersonKey, SealBrokenError } from '../../sealing/keys';
import { ACCOUNT_BOUNDS } from '../account-bounds';
import { accounts, type SessionRow, sessions } from '../schema/accounts';
import type { Account, NamedSession, NewSession, Session, Store } from '../store';
import { ACCOUNT, findAccountById } from './accounts';
import { noteActivity } from './activity-rows';
import { type Database, fill, type Reading, type Writing } from './database';
import type { ReadLedger } from './ledger';
import { columnsOf, insertInto, selectFrom, update } from './statements';

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

const { accountId: owner, tokenHash: token } = sessions;

/** Every request asks: compiled once. */
const SIGNED_IN = sql`
  SELECT ${ACCOUNT}, ${sessions.createdAt} AS "begunAt",
    ${columnsOf(sessions, ['tokenHash', 'expiresAt', 'device', 'lastSeenAt'])}
  FROM ${sessions} JOIN ${accounts} ON ${accounts.id} = ${owner}
  WHERE ${token} = ${sql.placeholder('tokenHash')} AND ${sessions.expiresAt} > ${sql.placeholder('now')}`;

interface SignedInRow
  extends Account,
    Pick<Session, 'tokenHash' | 'expiresAt' | 'device' | 'lastSeenAt'> {
  readonly begunAt: number;
}

/** The part of the store that knows who is signed in. */
export function createSessionMethods(database: Database, readLedger: ReadLedger): SessionMethods {
  const isThis = (tokenHash: string) => sql`WHERE ${token} = ${tokenHash}`;
  return {
    createSession: (session, provedHash) =>
      database.write(async (tx) => {
        if (!(await isProvedStill(tx, session.accountId, provedHash))) return false;
        await create(tx, readLedger, session);
        return true;
      }),
    async findSession(tokenHash, now) {
      const row = await database.get<SignedInRow>(fill(SIGNED_IN, { tokenHash, now }));
      if (!row) return undefined;
      const { begunAt, tokenHash: _, expiresAt, device, lastSeenAt, ...account } = row;
      const times = { createdAt: begunAt, expiresAt, lastSeenAt };
      return { session: { tokenHash, accountId: account.id, device, ...times }, account };
    },
    async touchSession({ tokenHash, accountId }, lastSeenAt) {
      await database.write(async (tx) => {
        const touched = await tx.run(update(sessions, { lastSeenAt }, isThis(tokenHash)));
        if (touched > 0) await noteHere(tx, accountId, lastSeenAt);
      });
    },
    listSessions: (accountId) =>
      database.read(async (tx) => {
        const rows = await tx.all<SessionRow>(
          selectFrom(sessions, sql`WHERE ${owner} = ${accountId}`),
        );
        if (rows.length === 0) return [];
        const { key } = await readLedger(tx, accountId);
        return rows.map((row) => open(key, row));
      }),
    async nameSession({ tokenHash, accountId }, name) {
      await database.write(async (tx) => {
        const { key } = await readLedger(tx, accountId);
        const deviceName = seal(key, tokenHash, name);
        const isTheirs = sql`${isThis(tokenHash)} AND ${owner} = ${accountId}`;
        await tx.run(update(sessions, { deviceName }, isTheirs));
      });
    },
    async deleteSession(tokenHash) {
      await database.write((tx) => tx.run(sql`DELETE FROM ${sessions} ${isThis(tokenHash)}`));
    },
    async deleteOtherSessions(accountId, kept) {
      await database.write((tx) =>
        tx.run(sql`DELETE FROM ${sessions} WHERE ${owner} = ${accountId} AND ${token} <> ${kept}`),
      );
    },
  };
}

/** Whether the password of the account is the one that was proved; also where none had to be. */
async function isProvedStill(
  tx: Reading,
  accountId: string,
  provedHash: string | undefined,
): Promise<boolean> {
  if (provedHash === undefined) return true;
  const account = await findAccountById(tx, accountId);
  return account?.passwordHash === provedHash;
}

/** Notes that the person uses their account; a warning given before no longer stands. */
function noteHere(tx: Writing, accountId: string, at: number): Promise<void> {
  return noteActivity(tx, accountId, { seenAt: at, warnedAt: null, warningAt: null });
}

async function create(
  tx: Writing,
  readLedger: ReadLedger,
  { deviceName, ...session }: NewSession,
): Promise<void> {
  const { accountId, createdAt, tokenHash } = session;
  await tx.run(
    sql`DELETE FROM ${sessions} WHERE ${owner} = ${accountId} AND ${sessions.expiresAt} <= ${createdAt}`,
  );
  await endSurplus(tx, accountId);
  const { key } = await readLedger(tx, accountId);
  const sealedName = seal(key, tokenHash, deviceName);
  const row = { ...session, lastSeenAt: createdAt, deviceName: sealedName };
  await tx.run(insertInto(sessions, row));
  await noteHere(tx, accountId, createdAt);
}

/** Leaves room for one more session. */
async function endSurplus(tx: Writing, accountId: string): Promise<void> {
  const { lastSeenAt, createdAt } = sessions;
  await tx.run(sql`
    DELETE FROM ${sessions} WHERE ${owner} = ${accountId} AND ${token} NOT IN (
      SELECT ${token} FROM ${sessions} WHERE ${owner} = ${accountId}
      ORDER BY ${lastSeenAt} DESC, ${createdAt} DESC LIMIT ${ACCOUNT_BOUNDS.sessions - 1})`);
}

function seal(key: PersonKey, tokenHash: string, deviceName = ''): Buffer | null {
  if (deviceName === '') return null;
  return Buffer.from(key.seal(placeOf(tokenHash), Buffer.from(deviceName)));
}

function open(key: PersonKey, row: SessionRow): NamedSession {
  const session = toSession(row);
  if (row.deviceName === null) return { ...session, deviceName: null };
  try {
    const opened = key.open(placeOf(row.tokenHash), row.deviceName);
    return { ...session, deviceName: Buffer.from(opened).toString() };
  } catch (error) {
    if (error instanceof SealBrokenError) return { ...session, deviceName: null };
    throw error;
  }
}

function placeOf(tokenHash: string) {
  return { id: tokenHash, kind: 'device-name' };
}

/** A session without what only its person opens. */
function toSession({ deviceName: _, ...session }: SessionRow): Session {
  return session;
}
