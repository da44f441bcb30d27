/** Who takes payments; `demo` charges no card. */
export type PaymentProvider = 'stripe' | 'demo';

/** What a provider says of a customer. */
export interface SubscriptionState {
  readonly subscriptionId: string | null;
  /** The provider's word, such as `trialing` or `past_due`; null before anything was subscribed. */
  readonly status: string | null;
  /** Milliseconds since the epoch; null outside a trial. */
  readonly trialEnd: number | null;
  /** Milliseconds since the epoch; null where nothing is subscribed. */
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** Whether there ever was a trial. */
  readonly trialUsed: boolean;
}

/** What holds before anything was subscribed. */
export const NO_SUBSCRIPTION: SubscriptionState = {
  subscriptionId: null,
  status: null,
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  trialUsed: false,
};

/** A customer as a provider knows them. */
export interface BillingCustomer {
  readonly provider: PaymentProvider;
  readonly customerId: string;
}

/** What is known of a person's subscription. */
export interface Subscription extends BillingCustomer, SubscriptionState {}

/** Money that was asked for. Nothing of a card, and of the person only what the provider calls them. */
export interface Payment extends BillingCustomer {
  readonly invoiceId: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** The provider's word for the invoice, such as `paid` or `open`. */
  readonly status: string;
  /** Milliseconds since the epoch: when it was paid, else when it was asked for. */
  readonly at: number;
}

/** The part of the store that knows who pays. */
export interface BillingStore {
  findSubscription(accountId: string): Promise<Subscription | undefined>;
  /** Whose customer that is. */
  findSubscriber(customer: BillingCustomer): Promise<string | undefined>;
  /** Ids of everyone whose period had ended at `until`. */
  listLapsed(until: number): Promise<string[]>;

  /** Forgets messages of `at` and before; answers how many. */
  deleteBillingEventsUntil(at: number): Promise<number>;

  /** Kept when the account is gone. Newest first. */
  listPayments(customer: BillingCustomer): Promise<Payment[]>;
  /** Deletes payments of `at` and before; answers how many. */
  deletePaymentsUntil(at: number): Promise<number>;

  /** Customers whose account is gone, and of whom the provider must hear; erasing an account adds its own. */
  listLeftCustomers(): Promise<BillingCustomer[]>;
  forgetLeftCustomer(customer: BillingCustomer): Promise<void>;
}
