/** The retention periods (spec section 9), as the privacy policy promises them. */
export const PERIODS = {
  /** An unused account, counted from the last time its person used it. */
  inactiveMonths: 24,
  /** The same for a person who asked that their data is not kept longer than needed. */
  inactiveMonthsOptedOut: 12,
  /** How long before its end a person hears of it. */
  warningDays: 30,
  consentYears: 3,
  auditDays: 90,
  /** As long as the law requires for payments. */
  paymentYears: 7,
  /** Longer than a provider sends a message again. */
  billingEventDays: 40,
} as const;
