import { type SQL, sql } from 'drizzle-orm';
import { MEDIA } from '../../../shared/protocol/media';
import type { Media } from '../media-store';
import { type MediaRow, media } from '../schema/records';
import type { Store } from '../store';
import type { Database, Reading, Writing } from './database';
import type { Ledger, ReadLedger } from './ledger';
import { columnsOf, selectFrom, update, upsert } from './statements';

type MediaMethods = Pick<
  Store,
  | 'openKey'
  | 'writeMedia'
  | 'findMedia'
  | 'findMediaByHash'
  | 'listMedia'
  | 'listMediaOwners'
  | 'deleteMedia'
  | 'isMediaSearched'
  | 'noteNamedMedia'
  | 'dropUnnamedMedia'
>;

/** The part of the store that knows of recordings and photos. */
export function createMediaMethods(database: Database, readLedger: ReadLedger): MediaMethods {
  const find = (condition: SQL) =>
    database.read(async (tx) => toMedia(await tx.get<MediaRow>(selectFrom(media, condition))));
  return {
    openKey: (accountId) => database.read(async (tx) => (await readLedger(tx, accountId)).key),
    writeMedia: (accountId, one, quotaBytes) =>
      database.write((tx) => write(tx, accountId, one, quotaBytes)),
    findMedia: (accountId, id) => find(isOne(accountId, id)),
    findMediaByHash: (accountId, sha256) =>
      find(sql`${isComplete(accountId)} AND ${media.sha256} = ${sha256}`),
    async listMedia(accountId) {
      const rows = await database.read((tx) =>
        tx.all<MediaRow>(selectFrom(media, ofPerson(accountId))),
      );
      return rows.map((row) => toMedia(row));
    },
    async listMediaOwners() {
      const owners = await database.read((tx) =>
        tx.all<{ readonly id: string }>(sql`SELECT DISTINCT ${media.userId} AS "id" FROM ${media}`),
      );
      return owners.map(({ id }) => id);
    },
    async deleteMedia(accountId, id) {
      await database.write((tx) => tx.run(sql`DELETE FROM ${media} ${isOne(accountId, id)}`));
    },
    isMediaSearched: (accountId) =>
      database.read(async (tx) => {
        const now = momentOf(await readLedger(tx, accountId));
        const rows = await readComplete(tx, accountId);
        return rows.every(({ searchedAt }) => searchedAt === now);
      }),
    noteNamedMedia: (accountId, search) =>
      database.write(async (tx) =>
        noteNamed(tx, await readLedger(tx, accountId), accountId, search),
      ),
    dropUnnamedMedia: (accountId, unnamedUntil) =>
      database.write(async (tx) => {
        const now = momentOf(await readLedger(tx, accountId));
        const condition = sql`
          ${ofPerson(accountId)} AND ${media.searchedAt} = ${now}
            AND ${media.unnamedSince} <= ${unnamedUntil}`;
        const dropped = await tx.all<Pick<MediaRow, 'id'>>(
          sql`SELECT ${columnsOf(media, ['id'])} FROM ${media} ${condition}`,
        );
        await tx.run(sql`DELETE FROM ${media} ${condition}`);
        return dropped.map(({ id }) => id);
      }),
  };
}

type MediaSearch = Parameters<Store['noteNamedMedia']>[1];

function ofPerson(accountId: string): SQL {
  return sql`WHERE ${media.userId} = ${accountId}`;
}

function isOne(accountId: string, id: string): SQL {
  return sql`${ofPerson(accountId)} AND ${media.id} = ${id}`;
}

function isComplete(accountId: string): SQL {
  return sql`${ofPerson(accountId)} AND ${media.completedAt} IS NOT NULL`;
}

function readComplete(tx: Reading, accountId: string): Promise<MediaRow[]> {
  return tx.all<MediaRow>(selectFrom(media, isComplete(accountId)));
}

/** A sequence number says nothing in another epoch: a restored database counts on from an older one. */
function momentOf({ epoch, sequence }: Pick<Ledger, 'epoch' | 'sequence'>): string {
  return `${epoch}/${sequence}`;
}

async function write(
  tx: Writing,
  userId: string,
  one: Media,
  quotaBytes: number,
): Promise<boolean> {
  const others = sql`${ofPerson(userId)} AND ${media.id} <> ${one.id}`;
  const held = await tx.all<Pick<MediaRow, 'bytes'>>(
    sql`SELECT ${columnsOf(media, ['bytes'])} FROM ${media} ${others}`,
  );
  const bytes = [one, ...held].reduce(
    (sum, each) => sum + Math.max(each.bytes, MEDIA.leastBytes),
    0,
  );
  if (bytes > quotaBytes) return false;
  await tx.run(upsert(media, { ...one, userId, unnamedSince: null, searchedAt: null }));
  return true;
}

async function noteNamed(
  tx: Writing,
  { epoch }: Ledger,
  accountId: string,
  { named, sequence, now }: MediaSearch,
): Promise<void> {
  const searchedAt = momentOf({ epoch, sequence });
  for (const { id, ...row } of await readComplete(tx, accountId)) {
    const wasUnnamed = row.searchedAt?.startsWith(`${epoch}/`) ? row.unnamedSince : null;
    const unnamedSince = named.has(id) ? null : (wasUnnamed ?? now);
    await tx.run(update(media, { unnamedSince, searchedAt }, isOne(accountId, id)));
  }
}

function toMedia(row: MediaRow): Media;
function toMedia(row: MediaRow | undefined): Media | undefined;
function toMedia(row: MediaRow | undefined): Media | undefined {
  if (!row) return undefined;
  const { id, sha256, bytes, type, begunAt, completedAt } = row;
  return { id, sha256, bytes, type, begunAt, completedAt };
}
