/** Tables of prayer circles. Every word stands sealed under its circle's key. */
import { blob, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type {
  CircleView,
  NewPrayerResponse,
  ReportReason,
} from '../../../shared/api/prayer-circles';
import { SEALED_AS } from '../../sealing/sealed-as';
import { accounts } from './accounts';

export const circles = sqliteTable('circles', {
  id: text().primaryKey(),
  createdAt: integer('created_at').notNull(),
  /** The circle's own key under the master key. */
  wrappedKey: blob('wrapped_key', { mode: 'buffer' }).notNull(),
  /** JSON of name and description, sealed. */
  body: blob({ mode: 'buffer' }).notNull(),
});

/** Who is or was in a circle. What somebody wrote there names them as a member, also once their account is erased. */
export const circleMembers = sqliteTable(
  'circle_members',
  {
    id: text().primaryKey(),
    circleId: text('circle_id')
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    /** Null once the account is erased. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    role: text().$type<CircleView['role']>().notNull(),
    joinedAt: integer('joined_at').notNull(),
    /** Null while they are in. */
    leftAt: integer('left_at'),
    /** 1 where they let themselves be counted in the circle's figures, else 0. */
    countsMe: integer('counts_me').notNull().default(0),
  },
  (table) => [unique().on(table.circleId, table.accountId)],
);

export const circleInvites = sqliteTable('circle_invites', {
  circleId: text('circle_id')
    .primaryKey()
    .references(() => circles.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull().unique(),
  /** Sealed, for the leader to read again. */
  code: blob({ mode: 'buffer' }).notNull(),
  expiresAt: integer('expires_at').notNull(),
  usesLeft: integer('uses_left').notNull(),
});

/** Whose posts a person does not want to see, in every circle. */
export const circleBlocks = sqliteTable(
  'circle_blocks',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.blockedId] })],
);

export const prayerRequests = sqliteTable('prayer_requests', {
  /** In the order of time; the database gives it. */
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  circleId: text('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' }),
  memberId: text('member_id')
    .notNull()
    .references(() => circleMembers.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  answeredAt: integer('answered_at'),
  /** JSON of the words, sealed for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
  /** How it was answered, sealed; null where that was not told. */
  story: blob({ mode: 'buffer' }),
  sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
});

export const prayerResponses = sqliteTable('prayer_responses', {
  /** In the order of time; the database gives it. */
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  requestId: text('request_id')
    .notNull()
    .references(() => prayerRequests.id, { onDelete: 'cascade' }),
  memberId: text('member_id')
    .notNull()
    .references(() => circleMembers.id, { onDelete: 'cascade' }),
  type: text().$type<NewPrayerResponse['type']>().notNull(),
  createdAt: integer('created_at').notNull(),
  /** JSON of the message, sealed for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
  sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
});

/** That a member prayed for a request on a local day. */
export const prayers = sqliteTable(
  'prayers',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => prayerRequests.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => circleMembers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.day, table.memberId] })],
);

/** Why a member reports a post: either a request or a response. */
export const circleReports = sqliteTable(
  'circle_reports',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => circleMembers.id, { onDelete: 'cascade' }),
    requestId: text('request_id').references(() => prayerRequests.id, { onDelete: 'cascade' }),
    responseId: text('response_id').references(() => prayerResponses.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    at: integer().notNull(),
    /** Null while it is open. */
    closedAt: integer('closed_at'),
  },
  (table) => [
    unique().on(table.memberId, table.requestId),
    unique().on(table.memberId, table.responseId),
  ],
);

/** What the leader gives the members: a note, or a theme or a prompt for a week. */
export const circleGuidance = sqliteTable('circle_guidance', {
  /** In the order of time; the database gives it. */
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  circleId: text('circle_id')
    .notNull()
    .references(() => circles.id, { onDelete: 'cascade' }),
  /** Who wrote the words that are there now. */
  memberId: text('member_id')
    .notNull()
    .references(() => circleMembers.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** JSON of kind, title, text and week, sealed for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
});

/** The reading plan that the leader gives the members. */
export const circlePlans = sqliteTable('circle_plans', {
  circleId: text('circle_id')
    .primaryKey()
    .references(() => circles.id, { onDelete: 'cascade' }),
  /** Another one each time a plan is set. */
  id: text().notNull(),
  /** Who set it. */
  memberId: text('member_id')
    .notNull()
    .references(() => circleMembers.id, { onDelete: 'cascade' }),
  setAt: integer('set_at').notNull(),
  /** JSON of the plan's name and its first day, sealed for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
});

export type CircleRow = typeof circles.$inferSelect;
export type MemberRow = typeof circleMembers.$inferSelect;
export type InviteRow = typeof circleInvites.$inferSelect;
export type RequestRow = typeof prayerRequests.$inferSelect;
export type ResponseRow = typeof prayerResponses.$inferSelect;
export type GuidanceRow = typeof circleGuidance.$inferSelect;
export type CirclePlanRow = typeof circlePlans.$inferSelect;
