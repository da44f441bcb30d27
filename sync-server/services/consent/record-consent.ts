import type { PrivacyConsentRequest } from '../../../shared/api/privacy-consent';
import type { Store } from '../../store/store';
import { isChainWhole } from './consent-chain';

/** How many rows are looked at each time, so that a long log costs no more than a short one. */
const CHECKED_ROWS = 20;

export interface ConsentDeps {
  readonly store: Pick<Store, 'appendConsent' | 'listConsents'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Writes down what a person allowed or refused, below all that they said before. Resolves once it is on the disk. A log
 * that somebody changed is told to the operator and goes on: what is said now must stand too.
 */
export async function recordConsent(
  { store, now, log }: ConsentDeps,
  accountId: string,
  { consentType, granted, consentVersion, preferences }: PrivacyConsentRequest,
): Promise<void> {
  const { analytics, marketing } = preferences;
  await store.appendConsent(accountId, {
    at: now(),
    consentType,
    granted,
    version: consentVersion,
    analytics,
    marketing,
  });
  const rows = await store.listConsents(accountId, CHECKED_ROWS);
  if (!isChainWhole(accountId, rows)) log.error({ accountId }, 'this consent log was changed');
}
