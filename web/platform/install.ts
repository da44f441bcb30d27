import { INSTALLED, takeOffer } from './install-offer';
import { readPreference } from './preference';

/** `unavailable`: this browser made no offer. `prompt-failed` and `choice-failed`: it made one and did not keep to it. */
export type InstallOutcome =
  | 'accepted'
  | 'dismissed'
  | 'unavailable'
  | 'prompt-failed'
  | 'choice-failed';

const DISMISSED = 'installDismissed';
const RUNS_AS_APP = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Whether installing may be offered: not installed here, and not put off in this tab (spec section 4). */
export function mayOfferInstall(): boolean {
  return !isInstalled() && !isDismissed();
}

/** Whether the app is installed here, as far as the browser lets on. */
export function isInstalled(): boolean {
  return runsAsApp() || readPreference(INSTALLED) === 'true';
}

/** Puts it off for as long as this tab is open. */
export function dismissInstall(): void {
  try {
    sessionStorage.setItem(DISMISSED, 'true');
  } catch {
    // It is offered once more.
  }
}

/** Shows the browser's own question where it has offered one, and resolves with how that went. Never rejects. */
export async function askToInstall(): Promise<InstallOutcome> {
  const asked = takeOffer();
  if (asked === undefined) return 'unavailable';
  try {
    await asked.prompt();
  } catch {
    return 'prompt-failed';
  }
  try {
    return (await asked.userChoice).outcome;
  } catch {
    return 'choice-failed';
  }
}

/** Opened from the home screen; iOS says so in its own way. */
export function runsAsApp(): boolean {
  return (
    matchMedia(RUNS_AS_APP).matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
