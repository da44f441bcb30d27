import type { MessageCategory, MotivationalMessage } from '../content/messages';
import { messagesOf } from '../content/messages';
import type { Goal } from '../records/preference';
import { timeOfDay } from './time-of-day';

/** What decides how a person is encouraged just now. */
export interface Moment {
  /** The local hour, 0 to 23. */
  readonly hour: number;
  /** Whether any of the five activities is done today. */
  readonly anyDone: boolean;
  /** 1 to 90. */
  readonly challengeDay: number;
}

const DAYS_A_WEEK = 7;

/** Time of day; 'completion' once anything is done; 'milestone' on every seventh day, over both (spec section 4). */
export function encouragementCategory({ hour, anyDone, challengeDay }: Moment): MessageCategory {
  if (challengeDay % DAYS_A_WEEK === 0) return 'milestone';
  return anyDone ? 'completion' : timeOfDay(hour);
}

/** How often somebody with a goal gets a message for it. */
const SHARE_FOR_GOALS = 0.5;

/**
 * One message of a category: half of the time one for the person's goals, where they have any. `random` gives numbers from 0
 * up to, not including, 1.
 */
export function drawEncouragement(
  category: MessageCategory,
  goals: readonly Goal[],
  random: () => number,
): MotivationalMessage {
  const all = messagesOf(category);
  const wanted = all.filter(({ goal }) => goal && goals.includes(goal));
  const messages = wanted.length > 0 && random() < SHARE_FOR_GOALS ? wanted : all;
  const drawn = messages[Math.floor(random() * messages.length)];
  if (!drawn) throw new RangeError(`No message was drawn for ${category}`);
  return drawn;
}
