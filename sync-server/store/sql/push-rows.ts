/** Rows of the devices that are reached by Web Push, and of the keys by which push services know this server. */
import { sql } from 'drizzle-orm';
import { sessions } from '../schema/accounts';
import {
  type PushKeyRow,
  type PushSubscriptionRow,
  pushKeys,
  pushSubscriptions,
} from '../schema/reminders';
import type { Reading, Writing } from './database';
import { columnsOf, insertInto, selectFrom } from './statements';

const { accountId: owner, sessionHash, endpointHash, keyId, madeAt } = pushSubscriptions;

/** The key pair that new subscriptions are made for; undefined before the first. */
export function findNewestPushKey(tx: Reading): Promise<PushKeyRow | undefined> {
  const { madeAt: keyMadeAt, id } = pushKeys;
  return tx.get(selectFrom(pushKeys, sql`ORDER BY ${keyMadeAt} DESC, ${id} LIMIT 1`));
}

export function findPushKey(tx: Reading, id: string): Promise<PushKeyRow | undefined> {
  return tx.get(selectFrom(pushKeys, sql`WHERE ${pushKeys.id} = ${id}`));
}

export async function addPushKey(tx: Writing, row: PushKeyRow): Promise<void> {
  await tx.run(insertInto(pushKeys, row));
}

/** Removes key pairs other than this one for which no device is subscribed any more. */
export async function deleteUnusedPushKeys(tx: Writing, newestId: string): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${pushKeys} WHERE ${pushKeys.id} <> ${newestId} AND NOT EXISTS (
      SELECT 1 FROM ${pushSubscriptions} WHERE ${keyId} = ${pushKeys.id})`);
}

/** How the person's devices are reached whose sessions are open at `now`. */
export function listSubscriptions(
  tx: Reading,
  accountId: string,
  now: number,
): Promise<PushSubscriptionRow[]> {
  return tx.all(sql`
    SELECT ${columnsOf(pushSubscriptions)} FROM ${pushSubscriptions}
      JOIN ${sessions} ON ${sessions.tokenHash} = ${sessionHash}
    WHERE ${owner} = ${accountId} AND ${sessions.expiresAt} > ${now}
    ORDER BY ${madeAt}, ${endpointHash}`);
}

/** Stores a subscription. It replaces any with the same device or the same endpoint, of any account. */
export async function keepSubscription(tx: Writing, row: PushSubscriptionRow): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${pushSubscriptions}
    WHERE ${endpointHash} = ${row.endpointHash} OR ${sessionHash} = ${row.sessionHash}`);
  await tx.run(insertInto(pushSubscriptions, row));
}

/** Leaves a person the newest so many. */
export async function keepNewestSubscriptions(
  tx: Writing,
  accountId: string,
  count: number,
): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${pushSubscriptions} WHERE ${owner} = ${accountId} AND ${endpointHash} NOT IN (
      SELECT ${endpointHash} FROM ${pushSubscriptions} WHERE ${owner} = ${accountId}
      ORDER BY ${madeAt} DESC, ${endpointHash} LIMIT ${count})`);
}

export async function deleteSubscriptionOf(tx: Writing, session: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${pushSubscriptions} WHERE ${sessionHash} = ${session}`);
}

/** Removes one that the push service no longer knows, unless the device has subscribed again since. */
export async function deleteSubscription(
  tx: Writing,
  row: Pick<PushSubscriptionRow, 'endpointHash' | 'madeAt'>,
): Promise<void> {
  await tx.run(sql`
    DELETE FROM ${pushSubscriptions}
    WHERE ${endpointHash} = ${row.endpointHash} AND ${madeAt} = ${row.madeAt}`);
}
