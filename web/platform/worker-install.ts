import { liveValue } from './live-value';

/** Nearly every network has brought the whole app by then. */
const PATIENCE_MS = 60_000;

/**
 * Whether the first service worker of this browser still installs a minute after this page began. WebKit can leave it so
 * until the browser is closed, after a reload in the first moments of a first visit; no call of a page ends that. Every
 * start of the app registers the worker again.
 */
export const installIsStuck = liveValue(false, () => {
  const timer = setTimeout(() => void look(), Math.max(0, PATIENCE_MS - performance.now()));
  return () => clearTimeout(timer);
});

async function look(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (!registration?.installing || registration.active) return;
  installIsStuck.set(true);
  await workers?.ready;
  installIsStuck.set(false);
}
