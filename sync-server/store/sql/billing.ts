import { sql } from 'drizzle-orm';
import type { BillingCustomer, BillingStore, Payment } from '../billing-store';
import { billingEvents, leftCustomers, payments, subscriptions } from '../schema/billing';
import { addLeftCustomer, findSubscriber, findSubscription, isOf } from './billing-rows';
import type { Database, Writing } from './database';
import { selectFrom } from './statements';

/** The part of the store that knows who pays. */
export function createBillingMethods(database: Database): BillingStore {
  const { accountId: owner, currentPeriodEnd } = subscriptions;
  return {
    async findSubscription(accountId) {
      const kept = await findSubscription(database, accountId);
      if (!kept) return undefined;
      const { revision: _, ...subscription } = kept;
      return subscription;
    },
    findSubscriber: (customer) => findSubscriber(database, customer),
    async listLapsed(until) {
      const rows = await database.all<{ readonly accountId: string }>(sql`
          SELECT ${owner} AS "accountId" FROM ${subscriptions}
          WHERE ${currentPeriodEnd} <= ${until} ORDER BY ${currentPeriodEnd}, ${owner}`);
      return rows.map(({ accountId }) => accountId);
    },
    deleteBillingEventsUntil: (at) =>
      database.write((tx) =>
        tx.run(sql`DELETE FROM ${billingEvents} WHERE ${billingEvents.at} <= ${at}`),
      ),
    listPayments: (customer) =>
      database.read((tx) => {
        const newestFirst = sql`ORDER BY ${payments.at} DESC, ${payments.invoiceId}`;
        const isTheirs = isOf(payments, customer);
        return tx.all<Payment>(selectFrom(payments, sql`WHERE ${isTheirs} ${newestFirst}`));
      }),
    deletePaymentsUntil: (at) =>
      database.write((tx) => tx.run(sql`DELETE FROM ${payments} WHERE ${payments.at} <= ${at}`)),
    listLeftCustomers: () =>
      database.all<BillingCustomer>(
        selectFrom(leftCustomers, sql`ORDER BY ${leftCustomers.customerId}`),
      ),
    async forgetLeftCustomer(customer) {
      await database.write((tx) =>
        tx.run(sql`DELETE FROM ${leftCustomers} WHERE ${isOf(leftCustomers, customer)}`),
      );
    },
  };
}

/** Notes that the provider must hear of a person whose account goes. Belongs to the transaction that removes the account. */
export async function leaveCustomer(tx: Writing, accountId: string): Promise<void> {
  const customer = await findSubscription(tx, accountId);
  if (customer) await addLeftCustomer(tx, customer);
}
