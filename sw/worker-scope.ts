/**
 * The part of the service worker's global scope used here. TypeScript's own worker library can't be loaded
 * beside the DOM's, which the rest of the project needs.
 */
export interface MessageToWorker extends Event {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}
