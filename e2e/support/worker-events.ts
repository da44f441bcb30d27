import type { BrowserContext, CDPSession } from '@playwright/test';
import { within } from './within';

/** The worker of an origin, as DevTools reach it. */
interface WorkerEvents {
  /** The browser says that there is a network again. */
  sync(): Promise<unknown>;
  /** The browser lets it work in the background, as it may for an installed app. */
  periodicSync(): Promise<unknown>;
  /** A message of the server, decrypted. */
  push(data: string): Promise<unknown>;
  detach(): Promise<void>;
}

/** Sends the worker events as the browser does. `session` is of any page, also one that belongs to no worker. */
export async function workerEvents(session: CDPSession, origin: string): Promise<WorkerEvents> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await within('the registration of the worker', registered);
  const tag = 'sync';
  const at = { origin, registrationId };
  return {
    sync: () => session.send('ServiceWorker.dispatchSyncEvent', { ...at, tag, lastChance: false }),
    periodicSync: () => session.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...at, tag }),
    push: (data) => session.send('ServiceWorker.deliverPushMessage', { ...at, data }),
    detach: () => session.detach(),
  };
}

/** The notifications that this device shows, with all that they hold. */
export function shownOn(context: BrowserContext) {
  return context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = self as unknown as { readonly registration: ServiceWorkerRegistration };
    const notifications = await scope.registration.getNotifications();
    return notifications.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
  });
}

/**
 * Presses the notification, or the button of it that does this: no call of DevTools does. Without a real press a browser brings
 * no window to the front, so that alone is left out.
 */
export async function pressNotification(context: BrowserContext, action = ''): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (pressed) => {
    const scope = self as unknown as EventTarget & {
      readonly registration: ServiceWorkerRegistration;
      readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
    };
    const window = scope.WindowClient.prototype;
    window.focus = async function focus() {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    const event = new Event('notificationclick');
    const facts = { notification, action: pressed, waitUntil };
    scope.dispatchEvent(Object.assign(event, facts));
    await Promise.all(works);
  }, action);
}
