import { useEffect } from 'react';
import { useConsentDue } from '../../live/use-consent-due';
import { applyKeptConsent } from '../../platform/consent';
import { ConsentForm } from './consent-form';
import './consent.css';

/** Asks what may be kept in this browser, for as long as there is no choice that holds (spec section 4). */
export function ConsentBanner() {
  const isDue = useConsentDue();
  useEffect(applyKeptConsent, []);
  return isDue && <ConsentForm />;
}
