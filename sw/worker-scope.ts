/**
 * The part of the service worker's global scope used here. TypeScript's own worker library can't be loaded
 * beside the DOM's, which the rest of the project needs.
 */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageToWorker extends LastingEvent {
  readonly data: unknown;
}

interface WorkerClient {
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
}

export const worker = self as unknown as WorkerScope;
