/** Tables of what people tell everybody, or whoever runs this. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FlagReason } from '../../../shared/api/companion';
import type { FeedbackView } from '../../../shared/api/feedback';
import type { ReplyFlagReason, ReplyStatus } from '../../../shared/api/replies';
import type { SuggestionStatus } from '../../../shared/api/suggestions';
import { SEALED_AS } from '../../sealing/sealed-as';
import { accounts } from './accounts';

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

export const companionFlags = sqliteTable(
  'companion_flags',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    reason: text().$type<FlagReason>().notNull(),
    flaggedAt: integer('flagged_at').notNull(),
    /** JSON of the note and the verses, sealed under the person's key for this row. */
    body: blob({ mode: 'buffer' }).notNull(),
    sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const suggestions = sqliteTable('suggestions', {
  id: text().primaryKey(),
  authorId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  status: text().$type<SuggestionStatus>().notNull(),
  submittedAt: integer('submitted_at').notNull(),
  /** The sum of the values of its votes. */
  votes: integer().notNull().default(0),
  /** JSON of the words, sealed under the database's key for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
  sealedAs: integer('sealed_as').notNull().default(SEALED_AS.unbound),
});

export const suggestionVotes = sqliteTable(
  'suggestion_votes',
  {
    suggestionId: text('suggestion_id')
      .notNull()
      .references(() => suggestions.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1 or -1. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.suggestionId, table.accountId] })],
);

export const replies = sqliteTable('replies', {
  id: text().primaryKey(),
  questionId: text('question_id').notNull(),
  /** The same; null for a question of ours, which has no row. */
  suggestionId: text('suggestion_id').references(() => suggestions.id, { onDelete: 'cascade' }),
  authorId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  status: text().$type<ReplyStatus>().notNull(),
  submittedAt: integer('submitted_at').notNull(),
  /** How many voted for it. */
  votes: integer().notNull().default(0),
  /** JSON of the words, sealed under the database's key for this row. */
  body: blob({ mode: 'buffer' }).notNull(),
  sealedAs: integer('sealed_as').notNull(),
});

export const replyVotes = sqliteTable(
  'reply_votes',
  {
    replyId: text('reply_id')
      .notNull()
      .references(() => replies.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.accountId] })],
);

export const replyFlags = sqliteTable(
  'reply_flags',
  {
    replyId: text('reply_id')
      .notNull()
      .references(() => replies.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text().$type<ReplyFlagReason>().notNull(),
    flaggedAt: integer('flagged_at').notNull(),
    /** 1 until the operator has decided. */
    isOpen: integer('is_open').notNull(),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.accountId] })],
);

export type FeedbackRow = typeof feedback.$inferSelect;
export type FlagRow = typeof companionFlags.$inferSelect;
export type SuggestionRow = typeof suggestions.$inferSelect;
export type ReplyRow = typeof replies.$inferSelect;
export type ReplyFlagRow = typeof replyFlags.$inferSelect;
