import { keepPreference } from './preference';

/** Chromium's offer to install, which TypeScript's own library does not know. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Where the offer waits until the app has loaded what uses it. */
interface Waiting {
  installOffer?: InstallOffer | undefined;
}

/** The preference of this device that says whether the app is installed. */
export const INSTALLED = 'appInstalled';

/** To be called before anything else is loaded: the browser makes its offer when it likes, and only once. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows a bar of its own.
    event.preventDefault();
    (window as Waiting).installOffer = event as InstallOffer;
    // It makes none where the app is installed, so it is not any more.
    keepPreference(INSTALLED, 'false');
  });
  addEventListener('appinstalled', () => {
    takeOffer();
    keepPreference(INSTALLED, 'true');
  });
}

/** The offer, which may be used once; undefined where there is none. */
export function takeOffer(): InstallOffer | undefined {
  const { installOffer } = window as Waiting;
  (window as Waiting).installOffer = undefined;
  return installOffer;
}
