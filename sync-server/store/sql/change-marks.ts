import { type SQL, sql } from 'drizzle-orm';
import { accounts, sessions } from '../schema/accounts';
import type { ChangeMark, StreamStore } from '../stream-store';
import { type Database, fill, type Writing } from './database';
import { numbered, numberedPlaceholders } from './statements';

interface MarkRow extends ChangeMark {
  readonly key: string;
}

/** Sessions that one statement asks for: a text of its own for every number of them would be compiled and kept. */
const ASKED_AT_ONCE = 100;

const MARKS = sql`${accounts.sequence} AS "sequence", ${accounts.stirred} AS "stirred"`;
const SESSION_MARKS = sql`
  SELECT ${sessions.tokenHash} AS "key", ${MARKS}
  FROM ${sessions} JOIN ${accounts} ON ${accounts.id} = ${sessions.accountId}
  WHERE ${sessions.tokenHash} IN ${numberedPlaceholders(ASKED_AT_ONCE)}
    AND ${sessions.expiresAt} > ${sql.placeholder('now')}`;

/** The part of the store that knows how far each person's changes have come. */
export function createChangeMarkMethods(database: Database): StreamStore {
  return {
    async stirAccounts(accountIds) {
      const rows = await database.write(async (tx) => {
        await stir(tx, accountIds);
        return tx.all<MarkRow>(
          sql`SELECT ${accounts.id} AS "key", ${MARKS} FROM ${accounts} ${isOneOf(accountIds)}`,
        );
      });
      return toMarks(rows);
    },
    async readChangeMarks(tokenHashes, now) {
      const rows = await database.read(async (tx) => {
        const found: MarkRow[] = [];
        for (let first = 0; first < tokenHashes.length; first += ASKED_AT_ONCE) {
          const asked = padded(tokenHashes.slice(first, first + ASKED_AT_ONCE));
          found.push(...(await tx.all<MarkRow>(fill(SESSION_MARKS, { ...numbered(asked), now }))));
        }
        return found;
      });
      return toMarks(rows);
    },
  };
}

/** Counts, within a transaction, a change of each of these people that no record has. */
export async function stir(tx: Writing, accountIds: readonly string[]): Promise<void> {
  await tx.run(sql`UPDATE ${accounts} SET stirred = stirred + 1 ${isOneOf(accountIds)}`);
}

/** No account has the empty id, and no list is empty in SQL. */
function isOneOf(accountIds: readonly string[]): SQL {
  return sql`WHERE ${accounts.id} IN ${['', ...accountIds]}`;
}

/** No session has the empty hash. */
function padded(tokenHashes: readonly string[]): string[] {
  return [...tokenHashes, ...Array(ASKED_AT_ONCE - tokenHashes.length).fill('')];
}

function toMarks(rows: readonly MarkRow[]): Map<string, ChangeMark> {
  return new Map(rows.map(({ key, ...mark }) => [key, mark]));
}
