/** What deleting an account asks of whoever takes the payments. */
export interface Billing {
  /**
   * Ends what people have left behind who are gone. Erasing an account notes its customer in the same transaction, so
   * that one of whom the provider can't be told now is ended later; never rejects for it.
   */
  endLeft(): Promise<void>;
}

/** For whoever can't ask the provider: the server does, within minutes. */
export const noBilling: Billing = { endLeft: async () => undefined };
