import type { Goal } from '../records/preference';
import { DAILY_FLAGS, type DailyFlag } from './activity';
import { practicesFor } from './goals';

/** A person's day. */
export interface Practices {
  readonly done: ReadonlySet<DailyFlag>;
  /** Those that are done or can be, in the order of the five. */
  readonly open: readonly DailyFlag[];
}

/** What may keep a person from a practice on a day. */
export interface DayLimits {
  /** The day has a drop that is not complete. Not where it was completed ahead, nor after all ninety. */
  readonly isDropOpen: boolean;
  /** Another journal entry may be written: the plan permits it. */
  readonly mayWrite: boolean;
}

/** The practices that are done on a day or can be: nobody is sent to a closed door, or counted short of one. */
export function practicesOpen(done: ReadonlySet<DailyFlag>, limits: DayLimits): DailyFlag[] {
  const { isDropOpen, mayWrite } = limits;
  return DAILY_FLAGS.filter(
    (flag) =>
      done.has(flag) ||
      !((flag === 'dailyDrop' && !isDropOpen) || (flag === 'journal' && !mayWrite)),
  );
}

/** The practice that comes next: the first that can be done and is not, in the order of the person's goals; undefined when none is left. */
export function nextPractice(
  { done, open }: Practices,
  goals: readonly Goal[],
): DailyFlag | undefined {
  return practicesFor(goals).find((flag) => open.includes(flag) && !done.has(flag));
}
