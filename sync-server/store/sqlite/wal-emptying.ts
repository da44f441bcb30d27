import Sqlite, { type Database } from 'better-sqlite3';
import type { Later } from '../../jobs/timers';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** How long another program may read before the operator is told, and how often from then on. */
const TELL_AFTER_MS = 600_000;
const TELL_AGAIN_MS = 86_400_000;

/** Takes away what the WAL still holds of earlier states, such as the wrapped key of an erased person (A42). */
export interface WalEmptying {
  /**
   * At once where nobody reads. Else it answers false and tries again, after pauses that double up to a minute, until it
   * has worked: a request does not wait for another program's read to end.
   */
  empty(): boolean;
  /** Tries no more. */
  close(): void;
}

export interface WalEmptyingOptions {
  readonly later: Later;
  /** Told for how many milliseconds a reader has kept the WAL from being emptied. */
  readonly onHeld: (waitedMs: number) => void;
}

export function createWalEmptying(
  db: Database,
  { later, onHeld }: WalEmptyingOptions,
): WalEmptying {
  let cancel: (() => void) | undefined;
  let waitedMs = 0;
  let tellAtMs = TELL_AFTER_MS;

  function tryAgain(pauseMs: number): void {
    cancel = later(pauseMs, () => {
      cancel = undefined;
      waitedMs += pauseMs;
      if (truncateWal(db)) return;
      if (waitedMs >= tellAtMs) {
        onHeld(waitedMs);
        tellAtMs = waitedMs + TELL_AGAIN_MS;
      }
      tryAgain(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    });
  }

  return {
    empty() {
      if (truncateWal(db)) {
        cancel?.();
        cancel = undefined;
        return true;
      }
      if (!cancel) {
        waitedMs = 0;
        tellAtMs = TELL_AFTER_MS;
        tryAgain(FIRST_PAUSE_MS);
      }
      return false;
    },
    close: () => cancel?.(),
  };
}

/** Whether the WAL is empty now. Waits for nobody. What can't be written now, as on a full disk, is tried again too. */
function truncateWal(db: Database): boolean {
  const timeoutMs = Number(db.pragma('busy_timeout', { simple: true }));
  db.pragma('busy_timeout = 0');
  try {
    const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
    return result?.busy === 0;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return false;
    throw error;
  } finally {
    db.pragma(`busy_timeout = ${timeoutMs}`);
  }
}
