import type { DailyFlag } from '../domain/activity';

/** A reminder as its push message holds it: no word of anybody's. */
export interface ReminderPush {
  /** Decides which screen opens. */
  readonly practice: DailyFlag;
  /** The local day that it is for. */
  readonly day: string;
  /** Whether the person wants the practice to be named. */
  readonly isNamed?: true;
}

/** What others did for a prayer request. */
export type CircleNews = 'prayed' | 'responded';

/** Says that something is new about the person's prayer requests. It names no person, no circle and no request. */
export interface CirclePush {
  readonly news: CircleNews;
  /** The local day on which it is sent. */
  readonly day: string;
}

/** What a push message holds. */
export type PushMessage = ReminderPush | CirclePush;
