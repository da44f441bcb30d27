import type {
  CircleAuthor,
  CircleView,
  PrayerRequestView,
  ReportReason,
  ResponseType,
} from '../../../../shared/api/prayer-circles';
import { daysBetween, localDayAt } from '../../../../shared/domain/local-day';
import { timeOfDay } from '../../../../shared/domain/time-of-day';
import { formatDay } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';

const MINUTE_MS = 60_000;

/** Where and when somebody reads. */
export interface Reading {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Of this device, minutes east of UTC. */
  readonly utcOffsetMinutes: number;
}

/** Up to here one pane stands for one person; of more nobody sees the number. */
const MOST_LIGHTS = 12;

/** `just now`, `this morning`, `yesterday evening`, `November 9`, `November 9, 2025`. */
export function sayWhen(at: number, { now, utcOffsetMinutes }: Reading): string {
  if (now - at < MINUTE_MS) return 'just now';
  const then = localDayAt(at, utcOffsetMinutes);
  const today = localDayAt(now, utcOffsetMinutes);
  const ago = daysBetween(then, today);
  const hour = new Date(at + utcOffsetMinutes * MINUTE_MS).getUTCHours();
  if (ago <= 0) return `this ${timeOfDay(hour)}`;
  if (ago === 1) return `yesterday ${timeOfDay(hour)}`;
  return formatDay(then, today);
}

/** What an author is called; who deleted their account has no name any more. */
export function sayAuthor({ isMe, name }: Pick<CircleAuthor, 'isMe' | 'name'>): string {
  return isMe ? 'You' : (name ?? 'A former member');
}

export function sayKind(type: ResponseType): string {
  return type === 'prayer' ? 'a prayer' : 'an encouragement';
}

/** How many panes to draw for a circle; none for a large one. */
export function lightsOf({ memberCount }: Pick<CircleView, 'memberCount'>): number {
  return memberCount <= MOST_LIGHTS ? memberCount : 0;
}

/** Whether its leader is the only one in a circle. */
export function isAlone({ role, memberCount }: Pick<CircleView, 'role' | 'memberCount'>): boolean {
  return role === 'leader' && memberCount === 1;
}

/** `5 of 7 prayed today`; of a circle of one there is nothing to count. */
export function sayPrayedToday({ prayedToday, memberCount }: CircleView): string {
  if (memberCount === 1) return 'Only you so far';
  return `${prayedToday} of ${memberCount} prayed today`;
}

/** `3 requests` */
export function sayRequests({ openRequests }: Pick<CircleView, 'openRequests'>): string {
  return openRequests === 0 ? 'No open requests' : formatCount(openRequests, 'request', 'requests');
}

/** `5 today, with you`; empty while nobody has. */
export function sayPrayers(prayedToday: number, withMe: boolean): string {
  if (prayedToday === 0) return '';
  return withMe ? `${prayedToday} today, with you` : `${prayedToday} today`;
}

/** `23 prayers`; empty while there is none. */
export function sayAllPrayers({ prayers }: Pick<PrayerRequestView, 'prayers'>): string {
  return prayers === 0 ? '' : formatCount(prayers, 'prayer', 'prayers');
}

/** `6 responses`, or what one can do about there being none. */
export function sayResponses({ responseCount }: Pick<PrayerRequestView, 'responseCount'>): string {
  return responseCount === 0 ? 'Respond' : formatCount(responseCount, 'response', 'responses');
}

export function sayMembers(memberCount: number): string {
  return formatCount(memberCount, 'member', 'members');
}

export const REASONS: readonly { readonly value: ReportReason; readonly label: string }[] = [
  { value: 'unkind', label: 'It’s unkind' },
  { value: 'harmful', label: 'It could harm someone' },
  { value: 'unwanted', label: 'It doesn’t belong here' },
  { value: 'other', label: 'Something else' },
];

/** `Reported: It’s unkind`, each reason once; empty where there is none. */
export function sayReports(reports: readonly ReportReason[]): string {
  const said = REASONS.filter(({ value }) => reports.includes(value)).map(({ label }) => label);
  return said.length === 0 ? '' : `Reported: ${said.join('. ')}`;
}

/** What a request may be about; nobody has to choose. */
export const CATEGORIES = ['Family', 'Health', 'Work', 'Guidance', 'Grief', 'Thanks'] as const;
