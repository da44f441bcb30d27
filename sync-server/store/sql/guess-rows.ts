import { sql } from 'drizzle-orm';
import { guesses } from '../schema/upkeep';
import type { Reading, Writing } from './database';

/** One use of a limit: how long it counts, and how long those count together that are allowed at once. Milliseconds. */
export interface GuessUse {
  /** A keyed hash. */
  readonly key: string;
  readonly stepMs: number;
  readonly windowMs: number;
}

const { key: keyOf, fullAt } = guesses;

/**
 * Counts a use in one statement, so that of two servers at once each counts on what the other has. False, and nothing is
 * counted, where none is left. A moment further ahead than any use can lead was noted by a clock that was put right since.
 */
export async function countGuess(
  tx: Writing,
  { key, stepMs, windowMs }: GuessUse,
  now: number,
): Promise<boolean> {
  const counted = await tx.run(sql`
    INSERT INTO ${guesses} (key, full_at) VALUES (${key}, ${now + stepMs})
    ON CONFLICT (key) DO UPDATE SET full_at = ${stepMs} +
      CASE WHEN ${fullAt} > ${now} AND ${fullAt} <= ${now + windowMs} THEN ${fullAt} ELSE ${now} END
    WHERE ${fullAt} <= ${now + windowMs - stepMs} OR ${fullAt} > ${now + windowMs}`);
  return counted > 0;
}

/** Takes a use back that need not count. */
export async function uncountGuess(tx: Writing, { key, stepMs }: GuessUse): Promise<void> {
  await tx.run(sql`UPDATE ${guesses} SET full_at = full_at - ${stepMs} WHERE ${keyOf} = ${key}`);
}

/** When nothing of a key counts any more; undefined where nothing does. */
export async function findGuessEnd(tx: Reading, key: string): Promise<number | undefined> {
  const row = await tx.get<{ readonly fullAt: number }>(
    sql`SELECT ${fullAt} AS "fullAt" FROM ${guesses} WHERE ${keyOf} = ${key}`,
  );
  return row?.fullAt;
}

/**
 * Forgets what counts no more at `now`, or was noted by a clock that was put right since, and of more than `most` rows those
 * that soonest count no more.
 */
export async function forgetGuesses(
  tx: Writing,
  {
    now,
    longestMs,
    most,
  }: { readonly now: number; readonly longestMs: number; readonly most: number },
): Promise<void> {
  await tx.run(
    sql`DELETE FROM ${guesses} WHERE ${fullAt} <= ${now} OR ${fullAt} > ${now + longestMs}`,
  );
  const row = await tx.get<{ readonly count: number }>(
    sql`SELECT count(*) AS "count" FROM ${guesses}`,
  );
  const tooMany = (row?.count ?? 0) - most;
  if (tooMany <= 0) return;
  await tx.run(sql`
    DELETE FROM ${guesses} WHERE ${keyOf} IN (
      SELECT ${keyOf} FROM ${guesses} ORDER BY ${fullAt}, ${keyOf} LIMIT ${tooMany})`);
}
