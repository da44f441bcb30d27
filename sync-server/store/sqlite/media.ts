import { and, eq, isNotNull, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { MEDIA } from '../../../shared/protocol/media';
import type { Media } from '../media-store';
import { type MediaRow, media } from '../schema/records';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

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

/** The part of the store that knows of recordings. */
export function createMediaMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
  readEpoch: () => string,
): MediaMethods {
  const ofPerson = (accountId: string, ...more: SQL[]) => and(eq(media.userId, accountId), ...more);
  const one = (accountId: string, id: string) => ofPerson(accountId, eq(media.id, id));
  const select = (condition: SQL | undefined) => orm.select().from(media).where(condition);
  const isComplete = isNotNull(media.completedAt);
  /** A sequence number says nothing in another epoch: a restored database counts on from an older one. */
  const moment = (sequence: number) => `${readEpoch()}/${sequence}`;

  function write(accountId: string, recording: Media, quotaBytes: number): boolean {
    const others = ofPerson(accountId, ne(media.id, recording.id));
    const held = orm
      .select({ bytes: sum(sql`max(${media.bytes}, ${MEDIA.leastBytes})`) })
      .from(media)
      .where(others)
      .get();
    const bytes = Math.max(recording.bytes, MEDIA.leastBytes);
    if (Number(held?.bytes ?? 0) + bytes > quotaBytes) return false;
    const row = { ...recording, userId: accountId, unnamedSince: null, searchedAt: null };
    orm
      .insert(media)
      .values(row)
      .onConflictDoUpdate({ target: [media.userId, media.id], set: row })
      .run();
    return true;
  }

  function noteNamed(accountId: string, { named, sequence, now }: MediaSearch): void {
    for (const row of select(ofPerson(accountId, isComplete)).all()) {
      const wasUnnamed = row.searchedAt?.startsWith(`${readEpoch()}/`) ? row.unnamedSince : null;
      const unnamedSince = named.has(row.id) ? null : (wasUnnamed ?? now);
      const change = { unnamedSince, searchedAt: moment(sequence) };
      orm.update(media).set(change).where(one(accountId, row.id)).run();
    }
  }

  function dropUnnamed(accountId: string, unnamedUntil: number): string[] {
    const searchedNow = eq(media.searchedAt, moment(readLedger(accountId).sequence));
    const condition = ofPerson(accountId, searchedNow, lte(media.unnamedSince, unnamedUntil));
    const dropped = orm.delete(media).where(condition).returning({ id: media.id }).all();
    return dropped.map(({ id }) => id);
  }

  return {
    openKey: async (accountId) => readLedger(accountId).key,
    writeMedia: (accountId, recording, quotaBytes) =>
      group.run(() => write(accountId, recording, quotaBytes)),
    findMedia: async (accountId, id) => toMedia(select(one(accountId, id)).get()),
    async findMediaByHash(accountId, sha256) {
      return toMedia(select(ofPerson(accountId, isComplete, eq(media.sha256, sha256))).get());
    },
    listMedia: async (accountId) =>
      select(ofPerson(accountId))
        .all()
        .map((row) => toMedia(row)),
    async listMediaOwners() {
      const owners = orm.selectDistinct({ id: media.userId }).from(media).all();
      return owners.map(({ id }) => id);
    },
    async deleteMedia(accountId, id) {
      await group.run(() => orm.delete(media).where(one(accountId, id)).run());
    },
    async isMediaSearched(accountId) {
      const now = moment(readLedger(accountId).sequence);
      const rows = select(ofPerson(accountId, isComplete)).all();
      return rows.every(({ searchedAt }) => searchedAt === now);
    },
    noteNamedMedia: (accountId, search) => group.run(() => noteNamed(accountId, search)),
    dropUnnamedMedia: (accountId, unnamedUntil) =>
      group.run(() => dropUnnamed(accountId, unnamedUntil)),
  };
}

type MediaSearch = Parameters<Store['noteNamedMedia']>[1];

function toMedia(row: MediaRow): Media;
function toMedia(row: MediaRow | undefined): Media | undefined;
function toMedia(row: MediaRow | undefined): Media | undefined {
  if (!row) return undefined;
  const { id, sha256, bytes, type, begunAt, completedAt } = row;
  return { id, sha256, bytes, type, begunAt, completedAt };
}
