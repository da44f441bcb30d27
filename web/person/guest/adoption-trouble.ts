import { isQuotaExceeded } from '../../records/storage/store-errors';

/**
 * Why what a guest wrote is not in their account yet: no space is left, another page keeps databases open, or they can't be
 * read or written.
 */
export type AdoptionTrouble = 'full' | 'busy' | 'failed';

export function adoptionTrouble(error: unknown): AdoptionTrouble {
  if (isQuotaExceeded(error)) return 'full';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'busy' : 'failed';
}

const HERE =
  'What you wrote before you signed in is safe on this device, but not in your account yet';

/** What is the matter, what the app does about it, and what the person can do (P76). */
export function sayAdoptionTrouble(trouble: AdoptionTrouble): string {
  switch (trouble) {
    case 'full':
      return `${HERE}: there isn’t enough space. Free up some space. ${AGAIN}`;
    case 'busy':
      return `${HERE}: another tab is using it. Close this app’s other tabs. ${AGAIN}`;
    case 'failed':
      return `${HERE}. ${AGAIN} If you keep seeing this, please send us feedback.`;
  }
}

const AGAIN = 'We try again each time the app opens.';
