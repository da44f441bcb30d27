import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { practicesFor } from '../../../shared/domain/goals';
import type { TimeOfDay } from '../../../shared/domain/time-of-day';
import type { Goal } from '../../../shared/records/preference';
import { DAY_WINDOWS } from '../../ui/day-windows';

/** The one thing Home suggests now. */
export interface NextStep {
  readonly sentence: string;
  readonly action: string;
  readonly to: string;
  /** The window it belongs to; undefined when all five are lit. */
  readonly flag: DailyFlag | undefined;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const DONE_WORDS: Record<DailyFlag, string> = {
  dailyDrop: 'read the Drop',
  checkIn: 'checked in',
  journal: 'written',
  nourish: 'filled in Nourish',
  bibleAndPrayer: 'made time for Bible & Prayer',
};

const INVITATION: Record<DailyFlag, Record<TimeOfDay, string>> = {
  dailyDrop: {
    morning: 'Begin with today’s Drop.',
    afternoon: 'Today’s Drop takes five minutes.',
    evening: 'There’s still time for today’s Drop.',
  },
  checkIn: {
    morning: 'Check in before the day gets loud.',
    afternoon: 'Pause, and check in.',
    evening: 'Look back, and check in.',
  },
  journal: {
    morning: 'Write a few lines while the morning is still quiet.',
    afternoon: 'Write a few lines while the day is still with you.',
    evening: 'Write a few lines before the day is over.',
  },
  nourish: {
    morning: 'Note what you eat and drink today.',
    afternoon: 'Note what has nourished you so far.',
    evening: 'Note what nourished you today.',
  },
  bibleAndPrayer: {
    morning: 'Open the Bible, and pray.',
    afternoon: 'Step aside for a moment to read and pray.',
    evening: 'Read and pray before you rest.',
  },
};

/** How a day stands when Home asks what may come next. */
export interface DayAtHome {
  readonly done: ReadonlySet<DailyFlag>;
  readonly time: TimeOfDay;
  /** The drop of the day was completed, on an earlier date if its window is not lit. */
  readonly isDropComplete: boolean;
  readonly goals: readonly Goal[];
}

/** What is done, then what may come next: the first window that is not lit, in the order of the person's goals. */
export function nextStep({ done, time, isDropComplete, goals }: DayAtHome): NextStep {
  const isRead = isDropComplete || done.has('dailyDrop');
  const order = practicesFor(goals);
  const flag = order.find((each) => !(done.has(each) || (isRead && each === 'dailyDrop')));
  if (flag === undefined) {
    const isAllLit = done.size === DAILY_FLAGS.length;
    const first = isAllLit ? 'All five windows are lit.' : 'Today’s Drop is already complete.';
    return {
      sentence: `${first} Read today’s Scripture once more, slowly.`,
      ...opening('dailyDrop'),
      flag,
    };
  }
  return { sentence: `${soFar(done)} ${INVITATION[flag][time]}`, ...opening(flag), flag };
}

function opening(flag: DailyFlag): Pick<NextStep, 'action' | 'to'> {
  const { label, to } = DAY_WINDOWS[flag];
  return { action: `Open ${label}`, to };
}

function soFar(done: ReadonlySet<DailyFlag>): string {
  if (done.size === 0) return 'Take 5 minutes to read, check in, and write.';
  if (done.size === DAILY_FLAGS.length - 1) return 'One window left to light.';
  return `You’ve ${list.format(DAILY_FLAGS.filter((flag) => done.has(flag)).map((flag) => DONE_WORDS[flag]))}.`;
}
