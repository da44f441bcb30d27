import * as z from 'zod/mini';
import { POLICY_VERSION } from '../content/legal-editions';
import { CONSENT_VERSION, WRITING_CONSENT } from '../domain/consent';

/** A choice as a browser sends it (spec section 3). */
const cookieConsent = z.object({
  consentType: z.literal('cookies'),
  /** Whether anything beyond the essential is allowed. */
  granted: z.boolean(),
  consentVersion: z.literal(CONSENT_VERSION),
  preferences: z.object({
    essential: z.literal(true),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
});

/** That somebody agrees again, under a later policy than the one they registered with. */
const writingConsent = z.object({
  consentType: z.literal(WRITING_CONSENT),
  granted: z.literal(true),
  consentVersion: z.literal(POLICY_VERSION),
});

/** POST /api/privacy-consent. */
export const privacyConsentRequest = z.union([cookieConsent, writingConsent]);
export type PrivacyConsentRequest = z.infer<typeof privacyConsentRequest>;

/** GET /api/privacy-consent: the version of the policy that the person agreed to last; null where they never did. */
export interface PrivacyConsentAnswer {
  readonly writing: string | null;
}
