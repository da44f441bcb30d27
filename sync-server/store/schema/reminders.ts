/** Tables of reminders, and of the devices that are reached by Web Push. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CircleNews } from '../../../shared/api/reminder-push';
import type { DailyFlag } from '../../../shared/domain/activity';
import { accounts, sessions } from './accounts';
import { circleMembers, prayerRequests } from './circles';

/** What holds for all reminders of a person. */
export const reminderSettings = sqliteTable('reminder_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Minutes of the local day; both null where no hours are quiet. */
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
  /** 0 or 1: whether a notification names its practice. */
  showsPractice: integer('shows_practice').notNull(),
  /** The local day on which the person wants none; null for no such day. */
  notOn: text('not_on'),
  /** 0 or 1: whether the person is told that others prayed for their requests or responded to them. */
  tellsCircleNews: integer('tells_circle_news').notNull().default(0),
});

/** When a person is reminded of a practice. */
export const reminderTimes = sqliteTable(
  'reminder_times',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    practice: text().$type<DailyFlag>().notNull(),
    /** Of the local day. */
    minute: integer().notNull(),
    /** One bit for each day of the week, 1 for Sunday. */
    weekdays: integer().notNull(),
    /** When it is looked at next, milliseconds since the epoch; 0 for at once. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.practice, table.minute] })],
);

/** The last local day for which a reminder of a practice was sent. */
export const remindersSent = sqliteTable(
  'reminders_sent',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    practice: text().$type<DailyFlag>().notNull(),
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.practice] })],
);

/** What a person has not been told and has not seen: that a member prayed for their request or responded to it. */
export const circleNews = sqliteTable(
  'circle_news',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => prayerRequests.id, { onDelete: 'cascade' }),
    /** Who did. */
    memberId: text('member_id')
      .notNull()
      .references(() => circleMembers.id, { onDelete: 'cascade' }),
    kind: text().$type<CircleNews>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.memberId, table.kind] })],
);

/** When a person is told next, and when they were. */
export const circleNewsPushes = sqliteTable('circle_news_pushes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** When it is looked at next, milliseconds since the epoch; null where there is nothing to tell. */
  dueAt: integer('due_at'),
  lastAt: integer('last_at'),
  /** The local day of the last one, and how many were sent on it. */
  day: text(),
  sentOnDay: integer('sent_on_day').notNull().default(0),
});

/** Pairs of keys by which push services know this server (VAPID, RFC 8292). */
export const pushKeys = sqliteTable('push_keys', {
  /** The public key, base64url. */
  id: text().primaryKey(),
  /** The private key, sealed under the key of the database. */
  sealed: blob({ mode: 'buffer' }).notNull(),
  madeAt: integer('made_at').notNull(),
});

/** How a device is reached. */
export const pushSubscriptions = sqliteTable('push_subscriptions', {
  /** A keyed hash of the endpoint. */
  endpointHash: text('endpoint_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The session of the device. */
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  /** The key pair that it was made for. */
  keyId: text('key_id')
    .notNull()
    .references(() => pushKeys.id, { onDelete: 'cascade' }),
  /** Endpoint and keys, sealed under the key of the person. */
  sealed: blob({ mode: 'buffer' }).notNull(),
  madeAt: integer('made_at').notNull(),
});

export type ReminderSettingsRow = typeof reminderSettings.$inferSelect;
export type ReminderTimeRow = typeof reminderTimes.$inferSelect;
export type SentRow = typeof remindersSent.$inferSelect;
export type CircleNewsRow = typeof circleNews.$inferSelect;
export type CircleNewsPushRow = typeof circleNewsPushes.$inferSelect;
export type PushKeyRow = typeof pushKeys.$inferSelect;
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
