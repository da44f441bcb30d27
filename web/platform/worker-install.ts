import { liveValue } from '../live/live-value';

/** Nearly every network has brought the whole app by then. */
const PATIENCE_MS = 60_000;

/**
 * Whether a service worker is registered in this browser, and a minute after this page began none has been installed yet.
 * WebKit can leave it so until the browser is closed, after a reload in the first moments of a first visit: installing
 * without end, or registered with no worker at all. No call of a page ends that. Every start of the app registers again.
 */
export const installIsStuck = liveValue(false, () => {
  const timer = setTimeout(() => void look(), Math.max(0, PATIENCE_MS - performance.now()));
  return () => clearTimeout(timer);
});

async function look(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (!registration || registration.active) return;
  installIsStuck.set(true);
  await workers?.ready;
  installIsStuck.set(false);
}
