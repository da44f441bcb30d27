/** Tables of onboarding and of organizations. */
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GroupMembership } from '../../../shared/api/onboarding';
import type { Accent } from '../../../shared/api/organizations';
import type { ImageType } from '../../media/image-type';
import { accounts } from './accounts';

export const onboardings = sqliteTable('onboardings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  completedAt: integer('completed_at').notNull(),
  /** JSON of the goals, sealed under the person's key; null for an account older than the question. */
  goals: blob({ mode: 'buffer' }),
});

export const organizations = sqliteTable('organisations', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: integer('created_at').notNull(),
  accent: text().$type<Accent>().notNull().default('evergreen'),
  /** Its own picture; null where it has none. */
  mark: blob({ mode: 'buffer' }),
  markType: text('mark_type').$type<ImageType>(),
});

export const memberships = sqliteTable(
  'memberships',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organizationId: text('organisation_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text().$type<GroupMembership['role']>().notNull(),
    /** 0 or 1. */
    sharesReflections: integer('shares_reflections').notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organizationId] })],
);

export const invites = sqliteTable('invites', {
  codeHash: text('code_hash').primaryKey(),
  organizationId: text('organisation_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
  maxUses: integer('max_uses').notNull(),
  uses: integer().notNull().default(0),
});

export type OrganizationRow = typeof organizations.$inferSelect;
export type OnboardingRow = typeof onboardings.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;
export type InviteRow = typeof invites.$inferSelect;
