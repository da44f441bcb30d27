import { addMonths } from 'date-fns';
import type { AccountActivity } from '../../store/store';
import { PERIODS } from './periods';

const WARNING_MS = PERIODS.warningDays * 86_400_000;

/** The next step for an unused account, and when it ends. */
export interface Due {
  readonly what: 'nothing' | 'warning' | 'erasure';
  /** Milliseconds since the epoch. Never sooner than 30 days after the warning. */
  readonly endsAt: number;
}

/** Pure. An account is deleted only after its person was warned and did not come for 30 days. */
export function whatIsDue(activity: AccountActivity, now: number): Due {
  const { seenAt, warnedAt, retentionOptOut } = activity;
  const months = retentionOptOut ? PERIODS.inactiveMonthsOptedOut : PERIODS.inactiveMonths;
  const periodEnds = addMonths(seenAt, months).getTime();
  const endsAt = Math.max(periodEnds, (warnedAt ?? now) + WARNING_MS);
  if (now < periodEnds - WARNING_MS) return { what: 'nothing', endsAt };
  if (warnedAt === null) return { what: 'warning', endsAt };
  return { what: now >= endsAt ? 'erasure' : 'nothing', endsAt };
}

/** No account that was used after this can be due. Milliseconds since the epoch. */
export function earliestDue(now: number): number {
  return addMonths(now + WARNING_MS, -PERIODS.inactiveMonthsOptedOut).getTime();
}
