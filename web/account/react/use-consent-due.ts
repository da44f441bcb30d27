import { useSyncExternalStore } from 'react';
import { isConsentDue, onConsentChanged } from '../consent';

/** Whether the person has to be asked what may be kept in this browser, also after another tab has asked. */
export function useConsentDue(): boolean {
  return useSyncExternalStore(onConsentChanged, isConsentDue, isConsentDue);
}
