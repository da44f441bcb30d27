import type { AppLock } from '../../person/lock/app-lock';
import type { Session } from '../../platform/session';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a lock is turned on with. */
export interface NewLock {
  readonly pin: string;
  readonly minutesAway: number | null;
  /** Left out by somebody without an account. */
  readonly accountKey?: Bytes | undefined;
}

/** What the app does for this screen: it owns the databases, and what watches over the page. */
export interface LockControls {
  readonly session: Session;
  readonly lock: AppLock;
  /** Seals everything and loads the page again, locked. */
  readonly turnOn: (given: NewLock) => Promise<void>;
  /** Opens everything and loads the page again, without a lock. */
  readonly turnOff: (dataKey: Bytes) => Promise<void>;
  readonly setMinutesAway: (minutes: number | null) => Promise<void>;
  readonly lockNow: () => void;
}

/** What the screen shows. */
export type LockView = 'main' | 'turn-on' | 'change-pin' | 'add-passkey' | 'turn-off';
