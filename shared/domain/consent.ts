/** What is asked about in a browser. Another version asks everybody again; the policy counts its own. */
export const CONSENT_VERSION = '3.0';

/** How long a choice holds. */
export const CONSENT_MONTHS = 12;

/** Everything that may be refused. What the app can't do without is not asked about. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What a person allows on a browser (spec section 3). */
export interface ConsentPreferences extends Readonly<Record<ConsentCategory, boolean>> {
  readonly essential: true;
}

/** A choice as a browser keeps it. */
export interface ConsentRecord {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly version: string;
  readonly preferences: ConsentPreferences;
}

const DAY_MS = 86_400_000;
const DAYS_IN_MONTH = 30;

/**
 * Whether a choice still holds at `now`, milliseconds since the epoch: it is of the present version and not older than
 * twelve months, which the spec (section 4) counts as days divided by 30.
 */
export function isConsentValid({ timestamp, version }: ConsentRecord, now: number): boolean {
  const months = (now - Date.parse(timestamp)) / DAY_MS / DAYS_IN_MONTH;
  return version === CONSENT_VERSION && months <= CONSENT_MONTHS;
}

/** What a choice allows. */
export function allowing(allowed: Readonly<Record<ConsentCategory, boolean>>): ConsentPreferences {
  return { essential: true, analytics: allowed.analytics, marketing: allowed.marketing };
}

/** Whether anything beyond the essential is allowed. */
export function isGranted(preferences: ConsentPreferences): boolean {
  return CONSENT_CATEGORIES.some((category) => preferences[category]);
}

/**
 * What the log calls the explicit consent to keep what somebody writes, which may tell of their faith and health. It is given
 * once for each version of the policy, and withdrawn by deleting the account.
 */
export const WRITING_CONSENT = 'writing';

/** Without their consent nothing that somebody writes may be kept. */
export const MISSING_CONSENT =
  'Please check the box that lets us keep what you write. If you don’t see a box, reload the page.';
