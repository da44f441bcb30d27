import { beforeEach, expect, it, vi } from 'vitest';
import type { RemindingScope } from '../worker-scope';
import { showReminders } from './show-reminders';

type Listener = (event: unknown) => void;

const listeners = new Map<string, Listener>();
const shown: [title: string, options: object][] = [];
const opened: string[] = [];
let windows: object[] = [];

const worker = {
  registration: {
    showNotification: async (...given: [string, object]) => void shown.push(given),
  },
  clients: {
    matchAll: async () => windows,
    openWindow: async (path: string) => void opened.push(path),
  },
  addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
} as unknown as RemindingScope;

beforeEach(() => {
  listeners.clear();
  for (const list of [shown, opened]) list.splice(0);
  windows = [];
  showReminders(worker);
});

async function fire(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

const PUSH = { practice: 'journal', day: '2026-03-10' };
const press = (data: unknown = PUSH, action = '') => {
  const close = vi.fn();
  return fire('notificationclick', { action, notification: { data, close } }).then(() =>
    expect(close).toHaveBeenCalledOnce(),
  );
};

it('H9 a message is shown at once, with “Not today” beside it', async () => {
  await fire('push', { data: { text: () => JSON.stringify(PUSH) } });
  expect(shown).toEqual([
    [
      'A quiet moment is ready',
      expect.objectContaining({
        body: '',
        data: PUSH,
        actions: [{ action: 'not-today', title: 'Not today' }],
      }),
    ],
  ]);
});

it('H9 a message without anything in it is shown, too', async () => {
  await fire('push', { data: null });
  expect(shown).toMatchObject([['A quiet moment is ready', { body: '' }]]);
  await press(null);
  expect(opened).toEqual(['/home']);
});

it('a press opens its practice in a new window', async () => {
  await press();
  expect(opened).toEqual(['/journal']);
});

it('a press brings the window to the front that was used last, and leads it there', async () => {
  const led: string[] = [];
  const windowAt = (path: string, focused: boolean) => {
    const self = {
      url: `https://choose.example${path}`,
      focused,
      focus: async () => self,
      navigate: async (to: string) => void led.push(`${path} → ${to}`),
    };
    return self;
  };
  windows = [windowAt('/home', false), windowAt('/settings', true)];
  await press();
  windows = [windowAt('/journal', false)];
  await press();
  expect([led, opened]).toEqual([['/settings → /journal'], []]);
});

it('a window that no worker leads gets a new one beside it', async () => {
  const self = { url: 'https://choose.example/', focused: true, focus: async () => self };
  windows = [{ ...self, navigate: () => Promise.reject(new TypeError('uncontrolled')) }];
  await press();
  expect(opened).toEqual(['/journal']);
});

it('“Not today” leads to where it can be said where nobody is known or the server can’t be asked', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  await press(PUSH, 'not-today');
  expect(opened).toEqual(['/reminders']);
});
