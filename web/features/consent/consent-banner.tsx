import { useEffect } from 'react';
import { applyKeptConsent } from '../../account/consent';
import { useConsentDue } from '../../account/react/use-consent-due';
import { ConsentForm } from './consent-form';
import '../../ui/styles/late/consent.css';

/** Asks what may be kept in this browser, for as long as there is no choice that holds (spec section 4). */
export function ConsentBanner() {
  const isDue = useConsentDue();
  useEffect(applyKeptConsent, []);
  return isDue && <ConsentForm />;
}
