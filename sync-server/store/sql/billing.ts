import { type SQL, sql } from 'drizzle-orm';
import type { BillingCustomer, BillingStore, Payment, Subscription } from '../billing-store';
import {
  billingEvents,
  leftCustomers,
  payments,
  type SubscriptionRow,
  subscriptions,
} from '../schema/billing';
import { updateAccount } from './accounts';
import type { Database, Writing } from './database';
import { columnsOf, insertUnlessThere, selectFrom, upsert } from './statements';

/** The part of the store that knows who pays. */
export function createBillingMethods(database: Database): BillingStore {
  return {
    ...createSubscriptionMethods(database),
    ...createEventMethods(database),
    ...createPaymentMethods(database),
    ...createLeftCustomerMethods(database),
  };
}

/** Notes that the provider must hear of a person whose account goes. Belongs to the transaction that removes the account. */
export async function leaveCustomer(tx: Writing, accountId: string): Promise<void> {
  const customer = await tx.get<BillingCustomer>(sql`
    SELECT ${columnsOf(subscriptions, ['provider', 'customerId'])} FROM ${subscriptions}
    WHERE ${subscriptions.accountId} = ${accountId}`);
  if (customer) await tx.run(insertUnlessThere(leftCustomers, customer));
}

type SubscriptionMethods = Pick<
  BillingStore,
  'findSubscription' | 'findSubscriber' | 'keepSubscription' | 'listLapsed'
>;

function createSubscriptionMethods(database: Database): SubscriptionMethods {
  const { accountId: owner, currentPeriodEnd } = subscriptions;
  return {
    async findSubscription(accountId) {
      const row = await database.read((tx) =>
        tx.get<SubscriptionRow>(selectFrom(subscriptions, sql`WHERE ${owner} = ${accountId}`)),
      );
      return row && toSubscription(row);
    },
    async findSubscriber(customer) {
      const isTheirs = isOf(subscriptions, customer);
      const row = await database.read((tx) =>
        tx.get<SubscriptionRow>(selectFrom(subscriptions, sql`WHERE ${isTheirs}`)),
      );
      return row?.accountId;
    },
    keepSubscription: (accountId, subscription, plan, at) =>
      database.write(async (tx) => {
        if ((await tx.run(updateAccount(accountId, { plan }))) === 0) return false;
        await tx.run(upsert(subscriptions, toRow(accountId, subscription, at)));
        return true;
      }),
    async listLapsed(until) {
      const rows = await database.read((tx) =>
        tx.all<{ readonly accountId: string }>(sql`
          SELECT ${owner} AS "accountId" FROM ${subscriptions}
          WHERE ${currentPeriodEnd} <= ${until} ORDER BY ${currentPeriodEnd}, ${owner}`),
      );
      return rows.map(({ accountId }) => accountId);
    },
  };
}

type EventMethods = Pick<
  BillingStore,
  'isBillingEventKnown' | 'noteBillingEvent' | 'deleteBillingEventsUntil'
>;

function createEventMethods(database: Database): EventMethods {
  return {
    async isBillingEventKnown(id) {
      const row = await database.read((tx) =>
        tx.get(selectFrom(billingEvents, sql`WHERE ${billingEvents.id} = ${id}`)),
      );
      return row !== undefined;
    },
    async noteBillingEvent(id, at) {
      await database.write((tx) => tx.run(insertUnlessThere(billingEvents, { id, at })));
    },
    deleteBillingEventsUntil: (at) =>
      database.write((tx) =>
        tx.run(sql`DELETE FROM ${billingEvents} WHERE ${billingEvents.at} <= ${at}`),
      ),
  };
}

type PaymentMethods = Pick<BillingStore, 'keepPayment' | 'listPayments' | 'deletePaymentsUntil'>;

function createPaymentMethods(database: Database): PaymentMethods {
  return {
    async keepPayment(payment) {
      await database.write((tx) => tx.run(upsert(payments, payment)));
    },
    listPayments: (customer) =>
      database.read((tx) => {
        const newestFirst = sql`ORDER BY ${payments.at} DESC, ${payments.invoiceId}`;
        const isTheirs = isOf(payments, customer);
        return tx.all<Payment>(selectFrom(payments, sql`WHERE ${isTheirs} ${newestFirst}`));
      }),
    deletePaymentsUntil: (at) =>
      database.write((tx) => tx.run(sql`DELETE FROM ${payments} WHERE ${payments.at} <= ${at}`)),
  };
}

type LeftCustomerMethods = Pick<
  BillingStore,
  'listLeftCustomers' | 'addLeftCustomer' | 'forgetLeftCustomer'
>;

function createLeftCustomerMethods(database: Database): LeftCustomerMethods {
  return {
    listLeftCustomers: () =>
      database.read((tx) =>
        tx.all<BillingCustomer>(
          selectFrom(leftCustomers, sql`ORDER BY ${leftCustomers.customerId}`),
        ),
      ),
    async addLeftCustomer({ provider, customerId }) {
      await database.write((tx) =>
        tx.run(insertUnlessThere(leftCustomers, { provider, customerId })),
      );
    },
    async forgetLeftCustomer(customer) {
      await database.write((tx) =>
        tx.run(sql`DELETE FROM ${leftCustomers} WHERE ${isOf(leftCustomers, customer)}`),
      );
    },
  };
}

function isOf(
  table: typeof subscriptions | typeof payments | typeof leftCustomers,
  { provider, customerId }: BillingCustomer,
): SQL {
  return sql`${table.provider} = ${provider} AND ${table.customerId} = ${customerId}`;
}

function toRow(accountId: string, subscription: Subscription, updatedAt: number): SubscriptionRow {
  return {
    ...subscription,
    accountId,
    updatedAt,
    cancelAtPeriodEnd: Number(subscription.cancelAtPeriodEnd),
    trialUsed: Number(subscription.trialUsed),
  };
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { accountId: _, updatedAt: __, cancelAtPeriodEnd, trialUsed, ...subscription } = row;
  return {
    ...subscription,
    cancelAtPeriodEnd: cancelAtPeriodEnd === 1,
    trialUsed: trialUsed === 1,
  };
}
