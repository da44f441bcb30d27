import { createContext, useContext } from 'react';
import type { Live } from '../../live/live';
import { useLive, useLiveFact } from '../../live/react/use-live';

/** What the person may want to know about sync, gathered from the loop and the record log. */
export interface SyncFacts {
  /**
   * `paused`: the session has ended, the person has to sign in again. `outdated`: the server no longer speaks
   * this version's protocol. `retrying`: the last try failed, another comes by itself. `erased`: the account
   * was deleted. `guest`: there is no account, everything stays on this device.
   */
  readonly activity: 'idle' | 'syncing' | 'retrying' | 'paused' | 'outdated' | 'erased' | 'guest';
  readonly online: boolean;
  /** Records that wait to be sent. */
  readonly waiting: number;
  /** Voice recordings that wait to be sent. */
  readonly recordings: number;
  /** Photos that wait to be sent, each with its preview; none if absent. */
  readonly photos?: number;
  /** What other people are to read, and waits to be sent; none if absent. */
  readonly messages?: number;
  /** Records, recordings, photos and messages that the server holds back. */
  readonly held: number;
  /** Records that the server can't read and this device has not got; none if absent. */
  readonly unreadable?: number;
  /** Milliseconds since the epoch; null before the first time. */
  readonly lastSyncedAt: number | null;
  /** When the next try comes by itself, milliseconds since the epoch; null while none is waited for. */
  readonly nextTryAt: number | null;
  /** Everything written elsewhere has come to this device once. */
  readonly initialPullDone: boolean;
  /** Code of the failure that is being waited out, and while it is tried again after it. */
  readonly error?: string | undefined;
}

/** How much waits to be sent: records, recordings, photos and messages. */
export function unsentCount({ waiting, recordings, photos = 0, messages = 0 }: SyncFacts): number {
  return waiting + recordings + photos + messages;
}

/** Whether words that wait are on their way by themselves. A guest's wait for nothing. */
export function isReachable({ online, activity }: Pick<SyncFacts, 'online' | 'activity'>): boolean {
  return activity === 'guest' || (online && (activity === 'idle' || activity === 'syncing'));
}

export interface SyncControl {
  readonly facts: Live<SyncFacts>;
  /** Tries now. Resolves when that try has ended, well or not. */
  readonly syncNow: () => Promise<void>;
  /** Asks for the password in place, when the session has ended. */
  readonly signIn: () => void;
}

export const SyncContext = createContext<SyncControl | null>(null);

export function useSync(): SyncControl {
  const control = useContext(SyncContext);
  if (control === null) throw new Error('Rendered outside SyncContext');
  return control;
}

/** The sync facts as they change; undefined until first read. */
export function useSyncFacts(): SyncFacts | undefined {
  return useLive(useSync().facts);
}

/** {@link isReachable}, undefined until first read. */
export function useIsReachable(): boolean | undefined {
  return useLiveFact(useSync().facts, isReachable);
}
