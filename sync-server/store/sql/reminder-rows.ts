/** Rows of when people are reminded, and of which day is dealt with. */
import { sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import {
  type ReminderSettingsRow,
  type ReminderTimeRow,
  reminderSettings,
  remindersSent,
  reminderTimes,
  type SentRow,
} from '../schema/reminders';
import type { Reading, Writing } from './database';
import { columnsOf, insertInto, selectFrom, upsert } from './statements';

/** A time that is to be looked at, with all that decides about it. */
export interface DueRow
  extends ReminderTimeRow,
    Pick<ReminderSettingsRow, 'quietFrom' | 'quietUntil' | 'notOn'> {
  /** 0 or 1. */
  readonly showsPractice: number;
  /** The person's IANA zone, or null. */
  readonly timeZone: string | null;
}

const { accountId: owner, practice, minute, dueAt } = reminderTimes;

export function findReminderSettings(
  tx: Reading,
  accountId: string,
): Promise<ReminderSettingsRow | undefined> {
  return tx.get(
    selectFrom(reminderSettings, sql`WHERE ${reminderSettings.accountId} = ${accountId}`),
  );
}

export async function keepReminderSettings(tx: Writing, row: ReminderSettingsRow): Promise<void> {
  await tx.run(upsert(reminderSettings, row));
}

/** In one order. */
export function listReminderTimes(tx: Reading, accountId: string): Promise<ReminderTimeRow[]> {
  return tx.all(
    selectFrom(reminderTimes, sql`WHERE ${owner} = ${accountId} ORDER BY ${practice}, ${minute}`),
  );
}

export async function replaceReminderTimes(
  tx: Writing,
  accountId: string,
  rows: readonly ReminderTimeRow[],
): Promise<void> {
  await tx.run(sql`DELETE FROM ${reminderTimes} WHERE ${owner} = ${accountId}`);
  for (const row of rows) await tx.run(insertInto(reminderTimes, row));
}

/** To be looked at again at once: the person is in another zone by now. */
export async function lookAgainAtReminders(tx: Writing, accountId: string): Promise<void> {
  await tx.run(sql`UPDATE ${reminderTimes} SET due_at = 0 WHERE ${owner} = ${accountId}`);
}

/** Those that are to be looked at by `now`, the longest overdue first. */
export function listDue(tx: Reading, now: number, limit: number): Promise<DueRow[]> {
  return tx.all(sql`
    SELECT ${columnsOf(reminderTimes)},
      ${columnsOf(reminderSettings, ['quietFrom', 'quietUntil', 'notOn'])},
      COALESCE(${reminderSettings.showsPractice}, 0) AS "showsPractice",
      ${accounts.timeZone} AS "timeZone"
    FROM ${reminderTimes} JOIN ${accounts} ON ${accounts.id} = ${owner}
      LEFT JOIN ${reminderSettings} ON ${reminderSettings.accountId} = ${owner}
    WHERE ${dueAt} <= ${now} ORDER BY ${dueAt} LIMIT ${limit}`);
}

/** False where the row was changed or moved since it was read: then another one deals with it. */
export async function moveDue(tx: Writing, row: ReminderTimeRow, nextAt: number): Promise<boolean> {
  const isThis = sql`${owner} = ${row.accountId} AND ${practice} = ${row.practice}
    AND ${minute} = ${row.minute} AND ${dueAt} = ${row.dueAt}
    AND ${reminderTimes.weekdays} = ${row.weekdays}`;
  return (await tx.run(sql`UPDATE ${reminderTimes} SET due_at = ${nextAt} WHERE ${isThis}`)) > 0;
}

/** Takes a day of a practice, in one statement, so that of two servers one gets it (H3). False where it is taken. */
export async function claimDay(
  tx: Writing,
  { accountId, practice: name, day }: SentRow,
): Promise<boolean> {
  const claimed = await tx.run(sql`
    INSERT INTO ${remindersSent} (account_id, practice, day) VALUES (${accountId}, ${name}, ${day})
    ON CONFLICT (account_id, practice) DO UPDATE SET day = excluded.day
    WHERE ${remindersSent.day} < excluded.day`);
  return claimed > 0;
}
