import { type SQL, sql } from 'drizzle-orm';
import type { Media } from '../media';
import { type MediaRow, media } from '../schema/records';
import type { Reading, Writing } from './database';
import { selectFrom, update, upsert } from './statements';

export async function findMedia(
  tx: Reading,
  accountId: string,
  id: string,
): Promise<Media | undefined> {
  const row = await tx.get<MediaRow>(selectFrom(media, isOne(accountId, id)));
  return row && toMedia(row);
}

/** A complete recording of the person with these bytes. */
export async function findMediaByHash(
  tx: Reading,
  accountId: string,
  sha256: string,
): Promise<Media | undefined> {
  const hasBytes = sql`${isComplete(accountId)} AND ${media.sha256} = ${sha256}`;
  const row = await tx.get<MediaRow>(selectFrom(media, hasBytes));
  return row && toMedia(row);
}

export async function listMedia(tx: Reading, accountId: string): Promise<Media[]> {
  const rows = await tx.all<MediaRow>(selectFrom(media, ofPerson(accountId)));
  return rows.map(toMedia);
}

/** Complete recordings, with what searches noted of them. */
export function listComplete(tx: Reading, accountId: string): Promise<MediaRow[]> {
  return tx.all<MediaRow>(selectFrom(media, isComplete(accountId)));
}

/** Ids of everyone with recordings. */
export async function listMediaOwners(tx: Reading): Promise<string[]> {
  const owners = await tx.all<{ readonly id: string }>(
    sql`SELECT DISTINCT ${media.userId} AS "id" FROM ${media}`,
  );
  return owners.map(({ id }) => id);
}

/** Keeps what is known of a recording, in the place of what was known of it. No search has looked for it yet. */
export async function keepMedia(tx: Writing, userId: string, one: Media): Promise<void> {
  await tx.run(upsert(media, { ...one, userId, unnamedSince: null, searchedAt: null }));
}

export async function noteSearch(
  tx: Writing,
  { userId, id }: Pick<MediaRow, 'userId' | 'id'>,
  noted: Pick<MediaRow, 'unnamedSince' | 'searchedAt'>,
): Promise<void> {
  await tx.run(update(media, noted, isOne(userId, id)));
}

export async function deleteMedia(tx: Writing, accountId: string, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${media} ${isOne(accountId, id)}`);
}

function ofPerson(accountId: string): SQL {
  return sql`WHERE ${media.userId} = ${accountId}`;
}

function isOne(accountId: string, id: string): SQL {
  return sql`${ofPerson(accountId)} AND ${media.id} = ${id}`;
}

function isComplete(accountId: string): SQL {
  return sql`${ofPerson(accountId)} AND ${media.completedAt} IS NOT NULL`;
}

function toMedia({ id, sha256, bytes, type, begunAt, completedAt, attempt }: MediaRow): Media {
  return { id, sha256, bytes, type, begunAt, completedAt, attempt };
}
