import type { DueNewsRow } from '../../store/sql/circles/news-rows';
import { isKeptBack, nextDueAt } from './due';
import { toLocal, zoneOr } from './local-moment';

const HOUR_MS = 3_600_000;
/** At most one in so long (H13). */
const APART_MS = 4 * HOUR_MS;
const MOST_A_DAY = 3;
/** What comes after the third of a day is told at seven of the next, a minute of the local day. */
const NEXT_MORNING = 7 * 60;
const EVERY_DAY = 127;

/** `drop`: what was noted is never told. */
export type NewsDecision =
  | { readonly kind: 'send'; readonly day: string; readonly sentOnDay: number }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'drop' };

type Facts = Omit<DueNewsRow, 'accountId' | 'dueAt'>;

/** What is done at this moment with what a person is to be told (H13, H14). */
export function decideNews(row: Facts, now: number): NewsDecision {
  const zone = zoneOr(row.timeZone);
  const { day, minute } = toLocal(now, zone);
  if (row.notOn === day) return { kind: 'drop' };
  const waitFor = (at: number): NewsDecision => {
    return { kind: 'wait', until: nextDueAt({ minute: at, weekdays: EVERY_DAY, zone }, now) };
  };
  const sent = row.day === day ? row.sentOnDay : 0;
  if (sent >= MOST_A_DAY) return waitFor(NEXT_MORNING);
  const { lastAt, quietUntil } = row;
  if (lastAt !== null && now - lastAt < APART_MS) return { kind: 'wait', until: lastAt + APART_MS };
  const isQuiet = isKeptBack({ ...row, notOn: null }, { day, minute, nowMinute: minute });
  if (isQuiet && quietUntil !== null) return waitFor(quietUntil);
  return { kind: 'send', day, sentOnDay: sent + 1 };
}
