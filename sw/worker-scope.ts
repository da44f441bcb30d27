import type { PushMessage } from '../shared/api/reminder-push';

/**
 * The part of the service worker's global scope used here. TypeScript's own worker library can't be loaded
 * beside the DOM's, which the rest of the project needs.
 */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface SyncToWorker extends WorkerEvent {
  readonly tag: string;
}

/** A window as the worker sees it. */
export interface WindowClient {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** A message of the server, decrypted by the browser. */
export interface PushToWorker extends WorkerEvent {
  readonly data: { text(): string } | null;
}

/** A reminder was pressed, or one of its buttons. */
export interface ReminderPressed extends WorkerEvent {
  readonly action: string;
  readonly notification: {
    readonly data: PushMessage | undefined;
    close(): void;
  };
}

/** A window that can be brought to the front. */
interface ShownWindow {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<ShownWindow>;
  navigate(path: string): Promise<unknown>;
}

interface ReminderOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** What reminders stand on. */
export interface RemindingScope {
  readonly registration: {
    readonly pushManager: PushManager;
    showNotification(title: string, options: ReminderOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly ShownWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushToWorker) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ReminderPressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: WorkerEvent) => void): void;
}

/** Requests that the browser answers without this worker. */
export interface FileRoute {
  readonly condition: { readonly urlPattern: string };
  readonly source: { readonly cacheName: string };
}

export interface InstallOfWorker extends WorkerEvent {
  /** Rejects a route that the browser can't read; the worker is installed without it. Not in Firefox and Safari. */
  addRoutes?(route: FileRoute): Promise<void>;
}

/** What keeping something at the installation stands on. */
export interface InstallingScope {
  addEventListener(type: 'install', listener: (event: InstallOfWorker) => void): void;
}

/** What hears of a sign-out. */
export interface HearingScope {
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}

/** What an update stands on. */
export interface UpdatingScope extends HearingScope {
  skipWaiting(): Promise<void>;
}

/** What background sync stands on. */
export interface SyncingScope {
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
  };
  addEventListener(type: 'sync', listener: (event: SyncToWorker) => void): void;
}
