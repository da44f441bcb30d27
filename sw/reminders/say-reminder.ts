import type {
  CircleNews,
  CirclePush,
  PushMessage,
  ReminderPush,
} from '../../shared/api/reminder-push';
import { isLocalDay } from '../../shared/domain/local-day';
import { DAY_WINDOWS } from '../../web/ui/day-windows';

/** What a lock screen may show. */
export interface Reminder {
  readonly title: string;
  readonly body: string;
  /** What its buttons and a press need; undefined for a message that can't be read. */
  readonly push: PushMessage | undefined;
}

const TITLE = 'A quiet moment is ready';
/** Of what is new in a circle (H18). */
const NEWS_TITLES: Readonly<Record<CircleNews, string>> = {
  prayed: 'Someone prayed for your request',
  responded: 'Someone responded to your request',
};

/**
 * The notification for a message (H9, H18). Its words are these, whatever the message holds; a browser expects one for each message,
 * also for one that can't be read.
 */
export function sayReminder(text: string | undefined): Reminder {
  const push = readPush(text);
  if (push && isNews(push)) return { title: NEWS_TITLES[push.news], body: '', push };
  return { title: TITLE, body: push?.isNamed ? DAY_WINDOWS[push.practice].label : '', push };
}

/** The screen that a press on it opens. */
export function screenOf(push: PushMessage | undefined): string {
  if (push && isNews(push)) return '/prayer-groups';
  return push ? DAY_WINDOWS[push.practice].to : '/home';
}

/** What a later notification takes the place of: one of the same practice, or of the same news. */
export function tagOf(push: PushMessage | undefined): string {
  if (push && isNews(push)) return 'circle-news';
  return `reminder-${push?.practice ?? ''}`;
}

function isNews(push: PushMessage): push is CirclePush {
  return 'news' in push;
}

function readPush(text: string | undefined): PushMessage | undefined {
  try {
    const given: unknown = JSON.parse(text ?? '');
    return isReminder(given) || isCirclePush(given) ? given : undefined;
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

function isCirclePush(given: unknown): given is CirclePush {
  if (typeof given !== 'object' || given === null) return false;
  const { news, day } = given as Partial<Record<keyof CirclePush, unknown>>;
  const isKnown = typeof news === 'string' && Object.hasOwn(NEWS_TITLES, news);
  return isKnown && typeof day === 'string' && isLocalDay(day);
}
