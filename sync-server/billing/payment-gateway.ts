import type { SubscriptionSecretAnswer } from '../../shared/api/subscription';
import type { Payment, PaymentProvider, SubscriptionState } from '../store/billing-store';
import type { Account } from '../store/store';

/**
 * The port to a payment provider. Price, trial and plan are decided behind it; a caller names only the person. Every method
 * rejects with a `Problem` when the provider can't be reached.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** The key with which the provider's script starts in the browser. */
  readonly publishableKey: string | null;
  /** The customer of an account, made where there is none. `known` is the one the account had. */
  openCustomer(account: Pick<Account, 'id' | 'email'>, known: string | undefined): Promise<string>;
  /** The state of a customer now. */
  readState(customerId: string): Promise<SubscriptionState>;
  /** The secret that the payment form needs, or none where a subscription already exists. Two calls begin one subscription. */
  subscribe(customerId: string, trialUsed: boolean): Promise<SubscriptionSecretAnswer>;
  /** The address of a payment page, the only open one of this customer; undefined where a subscription already exists. */
  openCheckout(customerId: string, trialUsed: boolean): Promise<string | undefined>;
  /** A page on which the person sees invoices and changes their card. */
  openPortal(customerId: string): Promise<string>;
  /**
   * Ends the subscription with the paid period, or immediately where no period is paid. Resolves with the new state, or
   * undefined where there is no subscription.
   */
  cancel(customerId: string): Promise<SubscriptionState | undefined>;
  /**
   * Ends every subscription of a customer immediately and deletes the customer. A customer that does not exist is no
   * failure.
   */
  removeCustomer(customerId: string): Promise<void>;
}

/** An event that a provider sends. Only the ids in it are used: they name the objects to ask the provider about. */
export interface BillingEvent {
  readonly id: string;
  readonly customerId: string | undefined;
  readonly invoiceId: string | undefined;
}

/** A gateway whose provider calls back. */
export interface CallingGateway extends PaymentGateway {
  readonly provider: 'stripe';
  /** Undefined for an event of another mode, or of a type that this server does not use. Throws 400 for a forgery. */
  readEvent(body: Uint8Array, signature: string | undefined): BillingEvent | undefined;
  /** An invoice as it stands now; undefined where no money was asked for. */
  readPayment(invoiceId: string): Promise<Payment | undefined>;
}

/** A gateway whose payment form is our own. */
export interface DemoGateway extends PaymentGateway {
  readonly provider: 'demo';
  /** What the button of the form does. Resolves with the new state, or undefined for a secret of another customer. */
  confirm(customerId: string, clientSecret: string): Promise<SubscriptionState | undefined>;
}

/** Every gateway there is. */
export type Gateway = CallingGateway | DemoGateway;
