/** What the server asks of whoever takes the payments. */
export interface Billing {
  /** Ends a person's subscription at once. One that is not there is no failure. Rejects when it may still be charged. */
  cancelSubscription(accountId: string): Promise<void>;
}

/** For as long as nothing can be paid for. */
export const noBilling: Billing = { cancelSubscription: async () => undefined };
