import { type SQL, sql } from 'drizzle-orm';
import type { ErasedMarks, Erasure } from '../erasure';
import { accounts } from '../schema/accounts';
import { erasedAccounts, erasedSessions } from '../schema/upkeep';
import { fill, type Reading, type Writing } from './database';
import { insertUnlessThere, numbered, numberedPlaceholders, placeholderRow } from './statements';

/** How many ids one statement asks about. */
const CHUNK = 500;

const { accountId: erasedId } = erasedAccounts;

/** Compiled once: at a start after a restore there may be as many as were ever erased. */
const NOTE_ACCOUNT = insertUnlessThere(erasedAccounts, placeholderRow(erasedAccounts));
const NOTE_SESSION = insertUnlessThere(erasedSessions, placeholderRow(erasedSessions));

const FIND_ERASED = sql`
  SELECT 1 FROM ${erasedAccounts} WHERE ${erasedId} = ${sql.placeholder('accountId')}
  UNION ALL
  SELECT 1 FROM ${erasedSessions}
  WHERE ${erasedSessions.tokenHash} = ${sql.placeholder('tokenHash')}`;

const UNNOTED = sql`
  WITH asked (id) AS (VALUES ${rowsOfPlaceholders(CHUNK)})
  SELECT id AS "id" FROM asked WHERE id <> '' AND NOT EXISTS (
    SELECT 1 FROM ${erasedAccounts} WHERE ${erasedId} = asked.id)`;
const LIVING = sql`
  SELECT ${accounts.id} AS "id" FROM ${accounts}
  WHERE ${accounts.id} IN ${numberedPlaceholders(CHUNK)}`;

export async function noteErased(
  tx: Writing,
  { accountId, sessions }: Pick<Erasure, 'accountId' | 'sessions'>,
): Promise<void> {
  await tx.run(fill(NOTE_ACCOUNT, { accountId }));
  for (const tokenHash of sessions) await tx.run(fill(NOTE_SESSION, { tokenHash }));
}

/** Whether an erased account had this id, or a session of this token. */
export async function hasErased(tx: Reading, marks: ErasedMarks): Promise<boolean> {
  const { accountId = null, tokenHash = null } = marks;
  return (await tx.get(fill(FIND_ERASED, { accountId, tokenHash }))) !== undefined;
}

/** Those of the ids that are not noted as erased. */
export function findUnnoted(tx: Reading, ids: readonly string[]): Promise<Set<string>> {
  return findIds(tx, UNNOTED, ids);
}

/** Those of the ids that have an account. */
export function findLiving(tx: Reading, ids: readonly string[]): Promise<Set<string>> {
  return findIds(tx, LIVING, ids);
}

/** `(?), (?), …`, named as `numbered` names them. */
function rowsOfPlaceholders(count: number): SQL {
  const rows = Array.from({ length: count }, (_, at) => sql`(${sql.placeholder(`n${at}`)})`);
  return sql.join(rows, sql`, `);
}

async function findIds(tx: Reading, template: SQL, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    // The last chunk is filled up with what is no id.
    const values = [...chunk, ...Array<string>(CHUNK - chunk.length).fill('')];
    const rows = await tx.all<{ readonly id: string }>(fill(template, numbered(values)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}
