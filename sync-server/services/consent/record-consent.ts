import type { PrivacyConsentRequest } from '../../../shared/api/privacy-consent';
import { WRITING_CONSENT } from '../../../shared/domain/consent';
import { isChainWhole } from '../../store/consent-chain';
import type { Consent, Store } from '../../store/store';

/** The number of rows checked each time, so that a long log costs no more than a short one. */
const CHECKED_ROWS = 20;

/** The preferences of a consent that is not about cookies. */
const NOTHING = { analytics: false, marketing: false } as const;

export interface ConsentDeps {
  readonly store: Pick<Store, 'appendConsent' | 'listConsents'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Appends what a person allowed or refused to their log. Resolves once it is on the disk. If an earlier row was changed, the
 * operator's log gets an error and the new row is stored all the same.
 */
export async function recordConsent(
  { store, now, log }: ConsentDeps,
  accountId: string,
  request: PrivacyConsentRequest,
): Promise<void> {
  const { consentType, granted, consentVersion } = request;
  const { analytics, marketing } = 'preferences' in request ? request.preferences : NOTHING;
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

/** The consent that a registration brings, as the log holds it. */
export function firstWritingConsent(at: number, version: string): Consent {
  return { at, consentType: WRITING_CONSENT, granted: true, version, ...NOTHING };
}

/** The version of the policy that the person agreed to last; null where they never did. */
export async function writingConsentOf(
  store: Pick<Store, 'listConsents'>,
  accountId: string,
): Promise<string | null> {
  const said = await store.listConsents(accountId);
  const last = said.findLast(({ consentType }) => consentType === WRITING_CONSENT);
  return last?.version ?? null;
}
