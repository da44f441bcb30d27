import type { WindowWish } from '../../../shared/content/offline-window';

/**
 * A page tells the worker what to keep for reading offline, over a port of its own. The worker answers for as long as it
 * works at it: `kept` whenever what is on the device has changed, and in the end how far it came. A port that closes
 * before that says that the browser has stopped the worker.
 */
export interface KeepWindow {
  readonly type: 'KEEP_WINDOW';
  readonly wish: WindowWish;
}

/**
 * `complete`: all that was wished for is kept. `unreachable`: the server could not be asked; nothing else was tried.
 * `failed`: some of it could not be fetched or written. `full`: the device has no more room. `superseded`: another wish
 * took the place of this one.
 */
export type WindowOutcome = 'complete' | 'unreachable' | 'failed' | 'full' | 'superseded';

export type WindowAnswer =
  | { readonly state: 'kept' }
  | { readonly state: 'ended'; readonly outcome: WindowOutcome };
