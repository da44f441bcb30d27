import { POLICY_VERSION } from '../../shared/content/legal-editions';

/** What a registration says beside name, address and password. */
export const CONSENTED = { writingConsent: POLICY_VERSION } as const;
