/**
 * A page asks the worker to keep the whole of Scripture and what finds passages in it, or to let it go, over a port of its
 * own. The worker answers for as long as it works at it. A port that closes before the end says that the browser has stopped
 * the worker: what had come is kept, and asking again goes on from there.
 */
export interface KeepScripture {
  readonly type: 'KEEP_SCRIPTURE';
  readonly wish: 'keep' | 'let-go';
}

/**
 * `complete`: it is as wished. `unreachable`: the server could not be asked, or has nothing to keep. `failed`: some of it
 * could not be fetched or written. `full`: the device has no more room.
 */
export type ScriptureOutcome = 'complete' | 'unreachable' | 'failed' | 'full';

export type ScriptureAnswer =
  | { readonly state: 'kept'; readonly bytes: number; readonly totalBytes: number }
  | { readonly state: 'ended'; readonly outcome: ScriptureOutcome };
