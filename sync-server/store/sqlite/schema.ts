/** The tables as drizzle knows them. The SQL that makes them stands in `migrations/`; the two must agree. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FeedbackView } from '../../../shared/api/feedback';
import type { MediaType } from '../../../shared/protocol/media';
import type { Plan } from '../../../shared/protocol/messages';
import { SEALED_AS } from '../../sealing/sealed-as';
import type { Membership } from '../onboarding-store';

export const meta = sqliteTable('meta', {
  one: integer().primaryKey(),
  schemaVersion: integer('schema_version').notNull(),
  /** Random name of this database; a restored backup gets another. */
  epoch: text().notNull(),
  /** A key wrapped by the master key that belongs to this database. */
  keyCheck: blob('key_check', { mode: 'buffer' }).notNull(),
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
  /** XOR over `hash` of all their records. */
  digest: blob({ mode: 'buffer' }).notNull(),
  /** Sum of `recordCost` over all their records. */
  recordBytes: integer('record_bytes').notNull().default(0),
  /** The person's own key under the master key. */
  wrappedKey: blob('wrapped_key', { mode: 'buffer' }).notNull(),
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
    /** When a search first found that no record names it; null while one does. */
    unnamedSince: integer('unnamed_since'),
    /** `<epoch>/<sequence>` of the person at the last search; null before the first. */
    searchedAt: text('searched_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const onboardings = sqliteTable('onboardings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  completedAt: integer('completed_at').notNull(),
  /** JSON of the goals, sealed under the person's key; null for an account older than the question. */
  goals: blob({ mode: 'buffer' }),
});

export const organisations = sqliteTable('organisations', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const memberships = sqliteTable(
  'memberships',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    role: text().$type<Membership['role']>().notNull(),
    sharesReflections: integer('shares_reflections', { mode: 'boolean' }).notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organisationId] })],
);

export const invites = sqliteTable('invites', {
  codeHash: text('code_hash').primaryKey(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
  maxUses: integer('max_uses').notNull(),
  uses: integer().notNull().default(0),
});

export const feedback = sqliteTable(
  'feedback',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    status: text().$type<FeedbackView['status']>().notNull(),
    submittedAt: integer('submitted_at').notNull(),
    /** JSON of what was said, sealed under the person's key for this row. */
    body: blob({ mode: 'buffer' }).notNull(),
    sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type AccountRow = typeof accounts.$inferSelect;
export type FeedbackRow = typeof feedback.$inferSelect;
export type MediaRow = typeof media.$inferSelect;
export type RecordRow = typeof records.$inferSelect;
