import { type SQL, sql } from 'drizzle-orm';
import type { BillingCustomer, Payment, Subscription } from '../billing-store';
import {
  billingEvents,
  leftCustomers,
  payments,
  type SubscriptionRow,
  subscriptions,
} from '../schema/billing';
import type { Reading, Statements, Writing } from './database';
import { insertUnlessThere, selectFrom, upsert } from './statements';

/** A subscription as it is kept. */
export interface KeptSubscription extends Subscription {
  /** How often a state of it was kept. */
  readonly revision: number;
}

export async function findSubscription(
  tx: Statements,
  accountId: string,
): Promise<KeptSubscription | undefined> {
  const isTheirs = sql`WHERE ${subscriptions.accountId} = ${accountId}`;
  const row = await tx.get<SubscriptionRow>(selectFrom(subscriptions, isTheirs));
  return row && toSubscription(row);
}

/** Whose customer that is. */
export async function findSubscriber(
  tx: Statements,
  customer: BillingCustomer,
): Promise<string | undefined> {
  const isTheirs = sql`WHERE ${isOf(subscriptions, customer)}`;
  const row = await tx.get<SubscriptionRow>(selectFrom(subscriptions, isTheirs));
  return row?.accountId;
}

export async function keepSubscription(
  tx: Writing,
  accountId: string,
  subscription: KeptSubscription,
  updatedAt: number,
): Promise<void> {
  await tx.run(upsert(subscriptions, toRow(accountId, subscription, updatedAt)));
}

/** Whether a message of the provider was dealt with. */
export async function isEventKnown(tx: Reading, id: string): Promise<boolean> {
  const isThis = sql`WHERE ${billingEvents.id} = ${id}`;
  return (await tx.get(selectFrom(billingEvents, isThis))) !== undefined;
}

export async function noteEvent(tx: Writing, id: string, at: number): Promise<void> {
  await tx.run(insertUnlessThere(billingEvents, { id, at }));
}

/** A later state of the same invoice takes the place of the one before. */
export async function keepPayment(tx: Writing, payment: Payment): Promise<void> {
  await tx.run(upsert(payments, payment));
}

/** Notes a customer of whom the provider must hear, since the account is gone. */
export async function addLeftCustomer(
  tx: Writing,
  { provider, customerId }: BillingCustomer,
): Promise<void> {
  await tx.run(insertUnlessThere(leftCustomers, { provider, customerId }));
}

export function isOf(
  table: typeof subscriptions | typeof payments | typeof leftCustomers,
  { provider, customerId }: BillingCustomer,
): SQL {
  return sql`${table.provider} = ${provider} AND ${table.customerId} = ${customerId}`;
}

function toRow(
  accountId: string,
  subscription: KeptSubscription,
  updatedAt: number,
): SubscriptionRow {
  return {
    ...subscription,
    accountId,
    updatedAt,
    cancelAtPeriodEnd: Number(subscription.cancelAtPeriodEnd),
    trialUsed: Number(subscription.trialUsed),
  };
}

function toSubscription(row: SubscriptionRow): KeptSubscription {
  const { accountId: _, updatedAt: __, cancelAtPeriodEnd, trialUsed, ...subscription } = row;
  return {
    ...subscription,
    cancelAtPeriodEnd: cancelAtPeriodEnd === 1,
    trialUsed: trialUsed === 1,
  };
}
