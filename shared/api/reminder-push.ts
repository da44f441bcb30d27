import type { DailyFlag } from '../domain/activity';

/** What a push message holds: no word of anybody's. */
export interface ReminderPush {
  /** Decides which screen opens. */
  readonly practice: DailyFlag;
  /** The local day that it is for. */
  readonly day: string;
  /** Whether the person wants the practice to be named. */
  readonly isNamed?: true;
}
