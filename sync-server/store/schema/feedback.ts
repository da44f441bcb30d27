/** The table of what people tell whoever runs this. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FeedbackView } from '../../../shared/api/feedback';
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

export type FeedbackRow = typeof feedback.$inferSelect;
