import type { InstallOutcome } from '../platform/install';
import type { ToastContent } from './toast-store';

const HINT_MS = 8000;

/** A browser, as far as the ways to install differ. */
export type InstallBrowser = 'ios' | 'safari' | 'firefox' | 'chromium';

/** `touchPoints`: an iPad calls itself a Mac, but Macs have no touch screen. */
export function installBrowser(userAgent: string, touchPoints: number): InstallBrowser {
  const isMacWithTouch = userAgent.includes('Macintosh') && touchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isMacWithTouch) return 'ios';
  if (userAgent.includes('Firefox/')) return 'firefox';
  const isSafari = userAgent.includes('Safari/') && !/Chrome|Chromium|Android/.test(userAgent);
  return isSafari ? 'safari' : 'chromium';
}

/** What is said once the person has asked to install (spec section 4): how it went, or how to do it by hand. */
export function installWords(outcome: InstallOutcome, browser: InstallBrowser): ToastContent {
  switch (outcome) {
    case 'accepted':
      return { title: 'Installing App!', description: 'You’ll find it with your other apps.' };
    case 'dismissed':
      return {
        title: 'Installation Cancelled',
        description: 'Your browser’s menu can install it at any time.',
      };
    case 'prompt-failed':
      return {
        title: 'Installation Error',
        description: 'Please try installing manually using your browser’s menu.',
        variant: 'destructive',
      };
    case 'choice-failed':
      return {
        title: 'Installation Issue',
        description: 'Try installing manually using your browser’s install option.',
        variant: 'destructive',
      };
    case 'unavailable':
      return { ...BY_HAND[browser], durationMs: HINT_MS };
  }
}

const BY_HAND: Readonly<Record<InstallBrowser, ToastContent>> = {
  ios: { title: 'Install on iOS', description: 'Tap Share, then “Add to Home Screen”.' },
  safari: {
    title: 'Install the app',
    description: 'In Safari’s menu bar choose File, then “Add to Dock”.',
  },
  firefox: {
    title: 'Install the app',
    description: 'Open Firefox’s menu, then choose “Install” or “Add to Home screen”.',
  },
  chromium: {
    title: 'Install the app',
    description: 'Open your browser’s menu, then choose “Install” or “Add to Home screen”.',
  },
};

const OWN_STORAGE =
  'The installed app has its own storage. Sign in there once to load everything you’ve synced.';
/** To a guest who has written nothing yet. */
const STARTS_EMPTY = 'The installed app has its own storage. Open it and begin there.';
/** Of Apple’s browsers. */
export const SEVEN_DAYS =
  'After seven days without a visit, this browser may delete what’s saved here. It doesn’t do that to an installed app.';

/**
 * What the banner says. Apple’s browsers give an installed app a storage of its own, empty at first: what is not synced
 * stays behind in the browser. On iOS a browser clears what a site keeps after seven days of use without a visit to it,
 * which it does not do to an installed app. `unsynced` counts what the server does not have.
 */
export function installOffer(browser: InstallBrowser, unsynced: number, isGuest = false): string {
  if (browser !== 'ios' && browser !== 'safari') {
    return 'Opens from your home screen, even offline.';
  }
  if (isGuest && unsynced === 0)
    return `${browser === 'ios' ? `${SEVEN_DAYS} ` : ''}${STARTS_EMPTY}`;
  if (isGuest) {
    return 'The installed app has its own storage, and what you’ve written is in this browser. Create an account first, and it comes along.';
  }
  if (unsynced > 0) {
    return 'The installed app has its own storage, and something here isn’t synced yet. Let it sync first.';
  }
  return browser === 'ios' ? `${SEVEN_DAYS} ${OWN_STORAGE}` : OWN_STORAGE;
}
