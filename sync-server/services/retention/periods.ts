/** How long what is kept (spec section 9). What the privacy policy promises stands here once. */
export const PERIODS = {
  /** An account nobody uses, counted from the last time its person was here. */
  inactiveMonths: 24,
  /** The same for whoever asked not to be kept longer than needed. */
  inactiveMonthsOptedOut: 12,
  /** How long before its end a person hears of it. */
  warningDays: 30,
  consentYears: 3,
  auditDays: 90,
  /** As long as the law asks for what was paid. */
  paymentYears: 7,
  /** Longer than a provider sends a message again. */
  billingEventDays: 40,
} as const;
