/** The part of the payments that deleting an account needs. */
export interface Billing {
  /**
   * Ends the subscriptions of deleted accounts. Erasing an account notes its customer in the same transaction, so if the
   * provider can't be reached now, the subscription is ended later; this never rejects for that.
   */
  endLeft(): Promise<void>;
}

/** For commands without a connection to the provider: the running server ends the subscriptions within minutes. */
export const noBilling: Billing = { endLeft: async () => undefined };
