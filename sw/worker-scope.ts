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

/** What keeping something at the installation stands on. */
export interface InstallingScope {
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
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
