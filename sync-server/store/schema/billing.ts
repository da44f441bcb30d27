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

export type SubscriptionRow = typeof subscriptions.$inferSelect;
