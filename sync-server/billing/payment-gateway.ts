import type { SubscriptionSecretAnswer } from '../../shared/api/subscription';
import type { Payment, PaymentProvider, SubscriptionState } from '../store/billing-store';
import type { Account } from '../store/store';

/**
 * Whoever takes the payments. Price, trial and plan are settled in here; a caller says only for whom. Every method rejects
 * with a `Problem` when the provider can't be asked.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** What the provider's script in the browser is started with. */
  readonly publishableKey: string | null;
  /** The customer of an account, made where there is none. `known` is the one the account had. */
  openCustomer(account: Pick<Account, 'id' | 'email'>, known: string | undefined): Promise<string>;
  /** What holds for a customer now. */
  readState(customerId: string): Promise<SubscriptionState>;
  /** What the payment form needs; nothing where a subscription already stands. Asked twice, it begins one. */
  subscribe(customerId: string, trialUsed: boolean): Promise<SubscriptionSecretAnswer>;
  /** A page that takes the payment, alone of its kind; undefined where a subscription already stands. */
  openCheckout(customerId: string, trialUsed: boolean): Promise<string | undefined>;
  /** A page on which the person sees invoices and changes their card. */
  openPortal(customerId: string): Promise<string>;
  /**
   * Ends what is subscribed with the period that is paid for, at once where none is; what holds then. Undefined where
   * nothing is subscribed.
   */
  cancel(customerId: string): Promise<SubscriptionState | undefined>;
  /** Ends everything of a customer at once and forgets who they are. One that is not there is no failure. */
  removeCustomer(customerId: string): Promise<void>;
}

/** Something a provider tells by itself. Nothing in it is believed but whom and what to ask about. */
export interface BillingEvent {
  readonly id: string;
  readonly customerId: string | undefined;
  readonly invoiceId: string | undefined;
}

/** A gateway whose provider calls back. */
export interface CallingGateway extends PaymentGateway {
  readonly provider: 'stripe';
  /** Undefined for what is no message to this server: another mode, or a kind nobody asked for. Throws 400 for a forgery. */
  readEvent(body: Uint8Array, signature: string | undefined): BillingEvent | undefined;
  /** An invoice as it stands now; undefined where no money was asked for. */
  readPayment(invoiceId: string): Promise<Payment | undefined>;
}

/** A gateway whose payment form is our own. */
export interface DemoGateway extends PaymentGateway {
  readonly provider: 'demo';
  /** What the form's button does; what holds then. Undefined for a secret that is not this customer's. */
  confirm(customerId: string, clientSecret: string): Promise<SubscriptionState | undefined>;
}

/** Those there are. */
export type Gateway = CallingGateway | DemoGateway;
