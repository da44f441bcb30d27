import type { Database } from 'better-sqlite3';
import type { BillingCustomer, BillingStore, Payment, Subscription } from '../billing-store';
import type { GroupCommit } from './group-commit';

type SubscriptionRow = Omit<Subscription, 'cancelAtPeriodEnd' | 'trialUsed'> & {
  readonly cancelAtPeriodEnd: number;
  readonly trialUsed: number;
};

/** The part of the store that knows who pays. */
export function createBillingMethods(db: Database, group: GroupCommit): BillingStore {
  const statements = prepareBillingStatements(db);

  function keep(
    ...[accountId, subscription, plan, at]: Parameters<BillingStore['keepSubscription']>
  ) {
    if (statements.setPlan.run(plan, accountId).changes === 0) return false;
    statements.keep.run({
      ...subscription,
      accountId,
      at,
      cancelAtPeriodEnd: Number(subscription.cancelAtPeriodEnd),
      trialUsed: Number(subscription.trialUsed),
    });
    return true;
  }

  return {
    async findSubscription(accountId) {
      const row = statements.find.get(accountId);
      return row && toSubscription(row);
    },
    findSubscriber: async (customer) => statements.subscriber.get(customer)?.accountId,
    keepSubscription: (...given) => group.run(() => keep(...given)),
    listLapsed: async (until) => statements.lapsed.all(until).map(({ accountId }) => accountId),
    isBillingEventKnown: async (id) => statements.event.get(id) !== undefined,
    async noteBillingEvent(id, at) {
      await group.run(() => statements.noteEvent.run(id, at));
    },
    deleteBillingEventsUntil: (at) => group.run(() => statements.dropEvents.run(at).changes),
    async keepPayment(payment) {
      await group.run(() => statements.keepPayment.run(payment));
    },
    listPayments: async (customer) => statements.payments.all(customer),
    deletePaymentsUntil: (at) => group.run(() => statements.dropPayments.run(at).changes),
    listLeftCustomers: async () => statements.left.all(),
    async addLeftCustomer(customer) {
      await group.run(() => statements.addLeft.run(customer));
    },
    async forgetLeftCustomer(customer) {
      await group.run(() => statements.forgetLeft.run(customer));
    },
  };
}

function prepareBillingStatements(db: Database) {
  return {
    setPlan: db.prepare('UPDATE accounts SET plan = ? WHERE id = ?'),
    find: db.prepare<[string], SubscriptionRow>(`
      SELECT provider, customer_id AS customerId, subscription_id AS subscriptionId, status,
        trial_end AS trialEnd, current_period_end AS currentPeriodEnd,
        cancel_at_period_end AS cancelAtPeriodEnd, trial_used AS trialUsed
      FROM subscriptions WHERE account_id = ?`),
    keep: db.prepare(`
      INSERT INTO subscriptions
        (account_id, provider, customer_id, subscription_id, status, trial_end, current_period_end,
          cancel_at_period_end, trial_used, updated_at)
      VALUES
        (@accountId, @provider, @customerId, @subscriptionId, @status, @trialEnd, @currentPeriodEnd,
          @cancelAtPeriodEnd, @trialUsed, @at)
      ON CONFLICT (account_id) DO UPDATE SET
        provider = excluded.provider, customer_id = excluded.customer_id,
        subscription_id = excluded.subscription_id, status = excluded.status,
        trial_end = excluded.trial_end, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, trial_used = excluded.trial_used,
        updated_at = excluded.updated_at`),
    subscriber: db.prepare<[BillingCustomer], { accountId: string }>(`
      SELECT account_id AS accountId FROM subscriptions
      WHERE provider = @provider AND customer_id = @customerId`),
    lapsed: db.prepare<[number], { accountId: string }>(`
      SELECT account_id AS accountId FROM subscriptions WHERE current_period_end <= ?`),
    event: db.prepare('SELECT 1 FROM billing_events WHERE id = ?'),
    noteEvent: db.prepare('INSERT OR IGNORE INTO billing_events (id, at) VALUES (?, ?)'),
    dropEvents: db.prepare('DELETE FROM billing_events WHERE at <= ?'),
    keepPayment: db.prepare(`
      INSERT OR REPLACE INTO payments
        (provider, invoice_id, customer_id, amount, currency, status, at)
      VALUES (@provider, @invoiceId, @customerId, @amount, @currency, @status, @at)`),
    payments: db.prepare<[BillingCustomer], Payment>(`
      SELECT provider, invoice_id AS invoiceId, customer_id AS customerId, amount, currency, status, at
      FROM payments WHERE provider = @provider AND customer_id = @customerId
      ORDER BY at DESC, invoice_id`),
    dropPayments: db.prepare('DELETE FROM payments WHERE at <= ?'),
    left: db.prepare<[], BillingCustomer>(
      'SELECT provider, customer_id AS customerId FROM left_customers ORDER BY customer_id',
    ),
    addLeft: db.prepare(
      'INSERT OR IGNORE INTO left_customers (provider, customer_id) VALUES (@provider, @customerId)',
    ),
    forgetLeft: db.prepare(
      'DELETE FROM left_customers WHERE provider = @provider AND customer_id = @customerId',
    ),
  };
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { cancelAtPeriodEnd, trialUsed } = row;
  return { ...row, cancelAtPeriodEnd: cancelAtPeriodEnd === 1, trialUsed: trialUsed === 1 };
}
