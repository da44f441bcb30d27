import * as z from 'zod/mini';
import { CONSENT_VERSION } from '../domain/consent';

/** POST /api/privacy-consent: a choice as a browser sends it (spec section 3). */
export const privacyConsentRequest = z.object({
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
export type PrivacyConsentRequest = z.infer<typeof privacyConsentRequest>;
