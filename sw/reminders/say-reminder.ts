import type { ReminderPush } from '../../shared/api/reminder-push';
import { isLocalDay } from '../../shared/domain/local-day';
import { DAY_WINDOWS } from '../../web/ui/day-windows';

/** What a lock screen may show. */
export interface Reminder {
  readonly title: string;
  readonly body: string;
  /** What its buttons and a press need; undefined for a message that can't be read. */
  readonly push: ReminderPush | undefined;
}

const TITLE = 'A quiet moment is ready';

/**
 * The notification for a message (H9). Its words are these, whatever the message holds; a browser expects one for each message,
 * also for one that can't be read.
 */
export function sayReminder(text: string | undefined): Reminder {
  const push = readPush(text);
  return { title: TITLE, body: push?.isNamed ? DAY_WINDOWS[push.practice].label : '', push };
}

/** The screen that a press on it opens. */
export function screenOf(push: ReminderPush | undefined): string {
  return push ? DAY_WINDOWS[push.practice].to : '/home';
}

function readPush(text: string | undefined): ReminderPush | undefined {
  try {
    const given: unknown = JSON.parse(text ?? '');
    return isReminder(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

function isReminder(given: unknown): given is ReminderPush {
  if (typeof given !== 'object' || given === null) return false;
  const { practice, day } = given as Partial<Record<keyof ReminderPush, unknown>>;
  const isPractice = typeof practice === 'string' && Object.hasOwn(DAY_WINDOWS, practice);
  return isPractice && typeof day === 'string' && isLocalDay(day);
}
