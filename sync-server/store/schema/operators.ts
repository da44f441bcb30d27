/** Tables of those who run the server by its page, and of what they reply. */
import { blob, foreignKey, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts, sessions } from './accounts';
import { feedback } from './posts';

export const operators = sqliteTable('operators', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: integer('created_at').notNull(),
  /** SHA-256 of the enrollment code, hex; null once it was used to the end. */
  enrollmentHash: text('enrollment_hash'),
  /** Milliseconds since the epoch. */
  enrollmentEndsAt: integer('enrollment_ends_at'),
  /** The secret of the one-time codes, sealed under the key of the person; null before the enrollment. */
  sealedSecret: blob('sealed_secret', { mode: 'buffer' }),
  /** When the first code was right; null until then. */
  confirmedAt: integer('confirmed_at'),
  /** The 30 seconds of the newest code that was used, counted from the epoch. */
  lastStep: integer('last_step'),
});

/** Sessions that have shown a one-time code. */
export const operatorSessions = sqliteTable('operator_sessions', {
  sessionHash: text('session_hash')
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  accountId: text('account_id')
    .notNull()
    .references(() => operators.accountId, { onDelete: 'cascade' }),
  usedAt: integer('used_at').notNull(),
});

export const feedbackReplies = sqliteTable(
  'feedback_replies',
  {
    userId: text('user_id').notNull(),
    id: text().notNull(),
    feedbackId: text('feedback_id').notNull(),
    repliedAt: integer('replied_at').notNull(),
    /** The words, sealed under the key of the person who gave the feedback. */
    body: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.feedbackId],
      foreignColumns: [feedback.userId, feedback.id],
    }).onDelete('cascade'),
  ],
);

export type OperatorRow = typeof operators.$inferSelect;
export type FeedbackReplyRow = typeof feedbackReplies.$inferSelect;
