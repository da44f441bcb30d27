/** Tables of people, what they are found by and where they are signed in. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Plan } from '../../../shared/protocol/messages';
import type { ImageType } from '../../media/image-type';
import { SEALED_AS } from '../../sealing/sealed-as';

export const meta = sqliteTable('meta', {
  one: integer().primaryKey(),
  schemaVersion: integer('schema_version').notNull(),
  /** Random name of this database; a restored backup gets another. */
  epoch: text().notNull(),
  /** A key wrapped by the master key that belongs to this database. */
  keyCheck: blob('key_check', { mode: 'buffer' }).notNull(),
  /** The oldest schema version whose program may serve this database. */
  worksFrom: integer('works_from').notNull().default(0),
  /** The number of the last migration of which nothing is left to be contracted. */
  contracted: integer().notNull().default(0),
});

export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  username: text().notNull(),
  /** The username as it is compared, see `foldName`. */
  usernameKey: text('username_key').notNull().unique(),
  /** The proved address; empty while there is none. */
  email: text().notNull(),
  /** The proved address as it is compared, see `foldName`; the account's id while there is none. */
  emailKey: text('email_key').notNull().unique(),
  /** What was typed and waits for its proof, or null. */
  unprovedEmail: text('unproved_email'),
  passwordHash: text('password_hash').notNull(),
  plan: text().$type<Plan>().notNull(),
  timeZone: text('time_zone'),
  createdAt: integer('created_at').notNull(),
  /** The person's counter: the number of the newest change of any of their records. */
  sequence: integer().notNull().default(0),
  /** Counts the changes that no record has, such as those of a circle or a plan (P51). */
  stirred: integer().notNull().default(0),
  /** XOR over `hash` of all their records. */
  digest: blob({ mode: 'buffer' }).notNull(),
  /** Sum of `recordCost` over all their records. */
  recordBytes: integer('record_bytes').notNull().default(0),
  /** The person's own key under the master key. */
  wrappedKey: blob('wrapped_key', { mode: 'buffer' }).notNull(),
});

/** What each username looks like (A30). */
export const usernameLooks = sqliteTable(
  'username_looks',
  {
    look: text().notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.look, table.accountId] })],
);

/** A person's picture of themselves. */
export const profileImages = sqliteTable('profile_images', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  id: text().notNull(),
  type: text().$type<ImageType>().notNull(),
  /** The picture, sealed under the person's key. */
  sealed: blob({ mode: 'buffer' }).notNull(),
  sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
});

export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** What it signed in with, such as `Chrome on Android`; null where that was not noted. */
  device: text(),
  /** What its person calls it, sealed under their key; null where they don't. */
  deviceName: blob('device_name', { mode: 'buffer' }),
  /** To the hour. */
  lastSeenAt: integer('last_seen_at').notNull(),
});

export const passwordResets = sqliteTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
});

export const emailProofs = sqliteTable('email_proofs', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const deviceKeys = sqliteTable(
  'device_keys',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    /** 32 bytes, sealed under the person's key for this device. */
    sealedKey: blob('sealed_key', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] })],
);

export type AccountRow = typeof accounts.$inferSelect;
export type ProfileImageRow = typeof profileImages.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
