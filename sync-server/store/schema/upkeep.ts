/** Tables of privacy, retention, audit, consent, and of whom the analytics count. */
import { foreignKey, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AuditEntry } from '../store';
import { accounts } from './accounts';
import { circles } from './circles';
import { memberships } from './organizations';

/** What people decided about their data, each 0 or 1. */
export const privacySettings = sqliteTable('privacy_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  dataProcessing: integer('data_processing').notNull(),
  marketing: integer().notNull(),
  dataRetentionOptOut: integer('data_retention_opt_out').notNull(),
  modelTraining: integer('model_training').notNull(),
});

/** When people were last here. */
export const accountActivity = sqliteTable('account_activity', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  seenAt: integer('seen_at'),
  /** Null where they were here since. */
  warnedAt: integer('warned_at'),
  /** Since when a server has been sending the warning; null where none is. */
  warningAt: integer('warning_at'),
});

/** When each job of the server ran. */
export const jobRuns = sqliteTable('job_runs', {
  name: text().primaryKey(),
  /** When the run under way began; null where none is. */
  startedAt: integer('started_at'),
  /** When the last run began that did all there was to do. */
  succeededAt: integer('succeeded_at'),
});

/** What one server at a time does (U8). */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  /** Grows each time that the lease is taken. */
  fence: integer().notNull(),
  /** By the database's clock, milliseconds since the epoch. */
  endsAt: integer('ends_at').notNull(),
});

/** How often was guessed (A52). */
export const guesses = sqliteTable('guesses', {
  /** A keyed hash of the limit, and of the name, address or person that it counts for. */
  key: text().primaryKey(),
  /** When nothing of it counts any more, by the database's clock. */
  fullAt: integer('full_at').notNull(),
});

/** Kept when the account is gone. */
export const audit = sqliteTable('audit', {
  number: integer().primaryKey(),
  at: integer().notNull(),
  accountId: text('account_id').notNull(),
  actor: text().$type<AuditEntry['actor']>().notNull(),
  action: text().$type<AuditEntry['action']>().notNull(),
  /** The id of what an operator looked at or changed. */
  about: text(),
});

/** The consent log: rows are added and expire; none is changed. Kept when the account is gone. */
export const consents = sqliteTable(
  'consents',
  {
    accountId: text('account_id').notNull(),
    number: integer().notNull(),
    at: integer().notNull(),
    consentType: text('consent_type').notNull(),
    /** 0 or 1, as the next two. */
    granted: integer().notNull(),
    version: text().notNull(),
    analytics: integer().notNull(),
    marketing: integer().notNull(),
    previous: text().notNull(),
    link: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

/** Whom the figures of an organization count together, five at a time. */
export const countedMembers = sqliteTable(
  'counted_members',
  {
    accountId: text('account_id').notNull(),
    groupId: text('organisation_id').notNull(),
    five: text().notNull(),
    /** The Monday from which they count. */
    countedFrom: text('counted_from').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.groupId] }),
    foreignKey({
      columns: [table.accountId, table.groupId],
      foreignColumns: [memberships.accountId, memberships.organizationId],
    }).onDelete('cascade'),
  ],
);

/** The same for a prayer circle. */
export const countedInCircles = sqliteTable('counted_in_circles', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  groupId: text('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' }),
  five: text().notNull(),
  countedFrom: text('counted_from').notNull(),
});

/** Accounts that were erased. */
export const erasedAccounts = sqliteTable('erased_accounts', {
  accountId: text('account_id').primaryKey(),
});

/** Hashes of the tokens of their sessions, hex. */
export const erasedSessions = sqliteTable('erased_sessions', {
  tokenHash: text('token_hash').primaryKey(),
});

export type PrivacySettingsRow = typeof privacySettings.$inferSelect;
export type LeaseRow = typeof leases.$inferSelect;
export type JobRunRow = typeof jobRuns.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;
