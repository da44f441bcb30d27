import { addMonths } from 'date-fns';
import type { AccountActivity } from '../../store/store';
import { PERIODS } from './periods';

const WARNING_MS = PERIODS.warningDays * 86_400_000;

/** What is due for an account nobody uses, and when it ends. */
export interface Due {
  readonly what: 'nothing' | 'warning' | 'erasure';
  /** Milliseconds since the epoch. Never sooner than 30 days after the warning. */
  readonly endsAt: number;
}

/** Pure. An account goes only after its person was warned and 30 days have passed in which they did not come. */
export function whatIsDue(activity: AccountActivity, now: number): Due {
  const { seenAt, warnedAt, retentionOptOut } = activity;
  const months = retentionOptOut ? PERIODS.inactiveMonthsOptedOut : PERIODS.inactiveMonths;
  const periodEnds = addMonths(seenAt, months).getTime();
  const endsAt = Math.max(periodEnds, (warnedAt ?? now) + WARNING_MS);
  if (now < periodEnds - WARNING_MS) return { what: 'nothing', endsAt };
  if (warnedAt === null) return { what: 'warning', endsAt };
  return { what: now >= endsAt ? 'erasure' : 'nothing', endsAt };
}

/** Nobody seen after this can have anything due. Milliseconds since the epoch. */
export function earliestDue(now: number): number {
  return addMonths(now + WARNING_MS, -PERIODS.inactiveMonthsOptedOut).getTime();
}
