import type { Workbox } from 'workbox-window';
import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';
import { now } from '../../platform/clock';

const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000;

/**
 * How this page stands to the newest version of the app.
 *
 *   current ──(a new worker is installed)──▶ waiting ──(Update, here)──▶ the page reloads
 *      └──────(Update, in another tab)─────▶ replaced ──(Update, here)──▶ the page reloads
 */
export type AppVersion = 'current' | 'waiting' | 'replaced';

const version = liveValue<AppVersion>('current');
export const appVersion: Live<AppVersion> & { get(): AppVersion } = version;

let isRegistered = false;
let workbox: Workbox | undefined;

/** Registers the service worker once the page has loaded, at every start of the app. Without worker support the app runs from the network. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  // A failed registration (private window, full disk) leaves the app as it is: from the network.
  void register().catch(() => undefined);
  lookAgainOnReturn();
}

async function register(): Promise<void> {
  const box = new (await import('workbox-window')).Workbox('/service-worker.js', { scope: '/' });
  workbox = box;
  box.addEventListener('waiting', () => {
    // A page without a controller came from the network and is of the newest version already.
    if (navigator.serviceWorker.controller) version.set('waiting');
  });
  box.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) version.set('replaced');
  });
  await box.register();
}

/** Moves this page to the newest version. Call after everything typed is on the disk. */
export function applyUpdate(): void {
  if (version.get() !== 'waiting' || !workbox) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  workbox.messageSkipWaiting();
}

/** Asks the server for a newer version now: it has said that it no longer speaks with this one. */
export function lookForUpdate(): void {
  void workbox?.update().catch(() => undefined);
}

/** Browsers look once a day; a tab that stays open for weeks should hear earlier. */
function lookAgainOnReturn(): void {
  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = now();
    lookForUpdate();
  });
}
