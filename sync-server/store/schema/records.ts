/** Tables of what people wrote and recorded. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MediaType } from '../../../shared/protocol/media';
import { SEALED_AS } from '../../sealing/sealed-as';
import { accounts } from './accounts';

export const records = sqliteTable(
  'records',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text().notNull(),
    day: text().notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** The version vector as JSON. */
    version: text().notNull(),
    deleted: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    utcOffsetMinutes: integer('utc_offset_minutes').notNull(),
    sequence: integer().notNull(),
    /** JSON of the body, sealed under the person's key for this row. */
    body: blob({ mode: 'buffer' }).notNull(),
    /** `recordHash` of the state: what it adds to the digest. */
    hash: blob({ mode: 'buffer' }).notNull(),
    /** See `SEALED_AS`. */
    sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const media = sqliteTable(
  'media',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Of the whole recording, hex. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    type: text().$type<MediaType>().notNull(),
    begunAt: integer('begun_at').notNull(),
    /** Null while bytes are missing. */
    completedAt: integer('completed_at'),
    /** Under which its bytes lie; empty for recordings from before there were attempts. */
    attempt: text().notNull().default(''),
    /** When a search first found that no record names it; null while one does. */
    unnamedSince: integer('unnamed_since'),
    /** `<epoch>/<sequence>` of the person at the last search; null before the first. */
    searchedAt: text('searched_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type MediaRow = typeof media.$inferSelect;
export type RecordRow = typeof records.$inferSelect;
