import { addDays } from '../../../shared/domain/local-day';
import { momentOf, toLocal } from './local-moment';

/** A reminder that can't be sent for so long is not sent any more (H4). */
export const MOST_LATE_MS = 15 * 60_000;
/** In any two weeks each day of the week comes, also where a zone skips a day. */
const AHEAD_DAYS = 14;

/** A time of the week in a zone. */
export interface WeeklyTime {
  /** Of the local day. */
  readonly minute: number;
  /** One bit for each day of the week, 1 for Sunday. */
  readonly weekdays: number;
  readonly zone: string;
}

/** What keeps a reminder back. */
export interface Quiet {
  /** Minutes of the local day; both null where no hours are quiet. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** The local day on which the person wants none. */
  readonly notOn: string | null;
}

/** The local day whose reminder is due: its moment has come, and less than fifteen minutes ago (H4). */
export function dayDue(time: WeeklyTime, now: number): string | undefined {
  const today = toLocal(now, time.zone).day;
  return [today, addDays(today, -1)].find((day) => {
    const moment = momentOn(day, time);
    return moment !== undefined && moment <= now && now - moment < MOST_LATE_MS;
  });
}

/** When it is due next after `now`. */
export function nextDueAt(time: WeeklyTime, now: number): number {
  const today = toLocal(now, time.zone).day;
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead += 1) {
    const moment = momentOn(addDays(today, ahead), time);
    if (moment !== undefined && moment > now) return moment;
  }
  throw new Error('A time of no day of the week is never due');
}

/** Whether nothing may be sent at this moment, for a reminder of this local day and minute (H5). */
export function isKeptBack(
  { quietFrom, quietUntil, notOn }: Quiet,
  {
    day,
    minute,
    nowMinute,
  }: { readonly day: string; readonly minute: number; readonly nowMinute: number },
): boolean {
  if (notOn === day) return true;
  if (quietFrom === null || quietUntil === null) return false;
  return [minute, nowMinute].some((each) => isBetween(each, quietFrom, quietUntil));
}

/** Over midnight where the end is earlier than the beginning; never where they are the same. */
function isBetween(minute: number, from: number, until: number): boolean {
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

function momentOn(day: string, { minute, weekdays, zone }: WeeklyTime): number | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (weekdays >> weekday) & 1 ? momentOf(day, minute, zone) : undefined;
}
