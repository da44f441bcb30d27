/** Tables of who pays, and of what they paid. */
import { integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { PaymentProvider } from '../billing-store';
import { accounts } from './accounts';

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text().$type<PaymentProvider>().notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    status: text(),
    trialEnd: integer('trial_end'),
    currentPeriodEnd: integer('current_period_end'),
    /** 0 or 1. */
    cancelAtPeriodEnd: integer('cancel_at_period_end').notNull(),
    /** 0 or 1. */
    trialUsed: integer('trial_used').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** How often a state was kept. */
    revision: integer().notNull().default(0),
  },
  (table) => [unique().on(table.provider, table.customerId)],
);

/** Customers whose account is gone, and of whom the provider has not heard yet. */
export const leftCustomers = sqliteTable(
  'left_customers',
  {
    provider: text().$type<PaymentProvider>().notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.customerId] })],
);

/** Messages of the provider that were dealt with. */
export const billingEvents = sqliteTable('billing_events', {
  id: text().primaryKey(),
  at: integer().notNull(),
});

/** Kept when the account is gone. */
export const payments = sqliteTable(
  'payments',
  {
    provider: text().$type<PaymentProvider>().notNull(),
    invoiceId: text('invoice_id').notNull(),
    customerId: text('customer_id').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.invoiceId] })],
);

/** What an email about a person's plan tells. */
export type PlanLetterKind = 'trial-ends' | 'payment-failed' | 'plan-ended';

/** Emails about a person's plan, one for each subscription or invoice that it is about (X1). */
export const planLetters = sqliteTable(
  'plan_letters',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().$type<PlanLetterKind>().notNull(),
    /** The provider's id of a subscription, or of an invoice. */
    about: text().notNull(),
    notedAt: integer('noted_at').notNull(),
    /** Since when a server has been sending it; null before the first try. */
    begunAt: integer('begun_at'),
    /** When it was sent, or was found to be out of date; null while it is to be sent. */
    endedAt: integer('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.about] })],
);

export type PlanLetterRow = typeof planLetters.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
