import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import { readPersonHere } from '../person-here';
import type { RemindingScope } from '../worker-scope';
import { sayReminder, screenOf, tagOf } from './say-reminder';

const NOT_TODAY = 'not-today';
const REMINDERS = '/reminders';

/** Shows what the server sends, and opens the practice or the circles where it is pressed. */
export function showReminders(worker: RemindingScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, push } = sayReminder(event.data?.text());
    const shown = worker.registration.showNotification(title, {
      body,
      tag: tagOf(push),
      icon: '/icons/icon-192.png',
      data: push,
      ...(push && { actions: [{ action: NOT_TODAY, title: 'Not today' }] }),
    });
    event.waitUntil(shown);
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    const push = notification.data;
    event.waitUntil(
      action === NOT_TODAY && push ? endToday(worker, push.day) : open(worker, screenOf(push)),
    );
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(worker.registration.pushManager));
  });
}

/** Where the server can't be asked, the screen opens on which the same can be said. */
async function endToday(worker: RemindingScope, day: string): Promise<void> {
  const { http } = await import('../../web/answers/http');
  const personId = await readPersonHere(browserIndexedDb());
  try {
    if (personId === undefined) throw new Error('Nobody is signed in');
    await http(`/api${REMINDERS}/not-today`, { method: 'POST', body: { day }, personId });
  } catch {
    await open(worker, REMINDERS);
  }
}

/** In the window that is there, else in a new one. */
async function open({ clients }: RemindingScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [window] = windows.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  try {
    if (!window) throw new Error('No window is open');
    const focused = await window.focus();
    if (new URL(focused.url).pathname !== path) await focused.navigate(path);
  } catch {
    // None is there, or it belongs to no worker yet.
    await clients.openWindow(path);
  }
}

/** The browser has changed how this device is reached. */
async function renew(pushManager: PushManager): Promise<void> {
  const personId = await readPersonHere(browserIndexedDb());
  if (personId === undefined) return;
  const { renewThisDevice } = await import('../../web/account/reached-device');
  await renewThisDevice(pushManager, personId).catch(() => undefined);
}
