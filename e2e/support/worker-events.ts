import type { BrowserContext, Page } from '@playwright/test';
import { within } from './within';

/** The worker of an origin, as DevTools reach it. */
interface WorkerEvents {
  /** The browser says that there is a network again. */
  sync(): Promise<unknown>;
  /** The browser lets it work in the background, as it may for an installed app. */
  periodicSync(): Promise<unknown>;
  /** A message of the server, decrypted. Ends when Chromium has shown what the worker says of it. */
  push(data: string): Promise<void>;
  detach(): Promise<void>;
}

/** Sends the worker events as the browser does, past any page, also one that belongs to no worker. */
export async function workerEvents(page: Page, origin: string): Promise<WorkerEvents> {
  const context = page.context();
  const session = await context.newCDPSession(page);
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
    async push(data) {
      await watchShown(context);
      await session.send('ServiceWorker.deliverPushMessage', { ...at, data });
      await within('a notification', hasShown(context));
    },
    detach: () => session.detach(),
  };
}

/** What `watchShown` leaves in the worker. */
type WatchedScope = typeof globalThis & {
  readonly registration: ServiceWorkerRegistration;
  shown: Promise<void>;
};

/**
 * To be called before a push. If a test calls `getNotifications` while Chromium is about to show a notification, Chromium drops
 * that notification. Tests therefore wait for the worker's own `showNotification` first.
 */
async function watchShown(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const scope = self as unknown as WatchedScope;
    const { registration } = scope;
    scope.shown = new Promise((resolve, reject) => {
      registration.showNotification = async (...given) => {
        Reflect.deleteProperty(registration, 'showNotification');
        const showing = registration.showNotification(...given);
        await showing.then(resolve, reject);
      };
    });
  });
}

async function hasShown(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(() => (self as unknown as WatchedScope).shown);
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
