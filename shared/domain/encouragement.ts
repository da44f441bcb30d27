import type { MessageCategory, MotivationalMessage } from '../content/messages';
import { messagesOf } from '../content/messages';
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

/** One message of a category. `random` gives numbers from 0 up to, not including, 1. */
export function drawEncouragement(
  category: MessageCategory,
  random: () => number,
): MotivationalMessage {
  const messages = messagesOf(category);
  const drawn = messages[Math.floor(random() * messages.length)];
  if (!drawn) throw new RangeError(`No message was drawn for ${category}`);
  return drawn;
}
