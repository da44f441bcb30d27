import { runsAsApp } from './install';

/**
 * Whether notifications can be shown here. `install-first`: an iPhone or iPad shows them for the installed app alone.
 * `askable`: the person has not been asked.
 */
export type PushState = 'unsupported' | 'install-first' | 'blocked' | 'askable' | 'allowed';

/** What decides it, of this browser. */
export interface PushBrowser {
  readonly hasPush: boolean;
  /** iOS tells so whether it runs as an app; other systems don't know the word. */
  readonly isIos: boolean;
  readonly isApp: boolean;
  readonly permission: NotificationPermission | undefined;
}

export function readPushState(browser: PushBrowser = thisBrowser()): PushState {
  const { hasPush, isIos, isApp, permission } = browser;
  if (!hasPush || permission === undefined)
    return isIos && !isApp ? 'install-first' : 'unsupported';
  if (permission === 'default') return 'askable';
  return permission === 'granted' ? 'allowed' : 'blocked';
}

/** Shows the browser's own question. To be called while a press is handled: browsers refuse it else. */
export async function askToNotify(): Promise<PushState> {
  await Notification.requestPermission();
  return readPushState();
}

/** What a device subscribes with; undefined while the service worker is not there yet. */
export async function findPushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration.pushManager : undefined;
}

/** A subscription for this key of the server, base64url: the one that is there, or a new one. Rejects where the browser can't. */
export async function subscribeFor(
  manager: PushManager,
  publicKey: string,
): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const bytes = bytesOf(publicKey);
  if (known && isFor(known, bytes)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

function isFor({ options }: PushSubscription, bytes: Uint8Array): boolean {
  const key = options.applicationServerKey;
  return key !== null && new Uint8Array(key).join() === bytes.join();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function thisBrowser(): PushBrowser {
  return {
    hasPush: 'PushManager' in globalThis && 'serviceWorker' in navigator,
    isIos: 'standalone' in navigator,
    isApp: runsAsApp(),
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
  };
}
