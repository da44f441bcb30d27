import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { formatList } from '../../../../shared/domain/format-list';
import { nextPractice, type Practices } from '../../../../shared/domain/practices';
import type { timeOrNight } from '../../../../shared/domain/time-of-day';
import type { Goal } from '../../../../shared/records/preference';
import { DAY_WINDOWS } from '../../../ui/day-windows';

/** The one thing Home suggests now. */
export interface NextStep {
  readonly sentence: string;
  readonly action: string;
  readonly to: string;
  /** The window it belongs to; undefined when all five are lit. */
  readonly flag: DailyFlag | undefined;
}

const DONE_WORDS: Record<DailyFlag, string> = {
  dailyDrop: 'read the Drop',
  checkIn: 'checked in',
  journal: 'written',
  nourish: 'filled in Nourish',
  bibleAndPrayer: 'made time for Bible & Prayer',
};

type Time = ReturnType<typeof timeOrNight>;

const INVITATION: Record<DailyFlag, Record<Time, string>> = {
  dailyDrop: {
    morning: 'Begin with today’s Drop.',
    afternoon: 'Today’s Drop takes five minutes.',
    evening: 'There’s still time for today’s Drop.',
    night: 'Begin with today’s Drop.',
  },
  checkIn: {
    morning: 'Check in before the day gets loud.',
    afternoon: 'Pause, and check in.',
    evening: 'Look back, and check in.',
    night: 'Pause, and check in.',
  },
  journal: {
    morning: 'Write a few lines while the morning is still quiet.',
    afternoon: 'Write a few lines while the day is still with you.',
    evening: 'Write a few lines before the day is over.',
    night: 'Write a few lines before you rest.',
  },
  nourish: {
    morning: 'Note what you eat and drink today.',
    afternoon: 'Note what has nourished you so far.',
    evening: 'Note what nourished you today.',
    night: 'Note what you eat and drink today.',
  },
  bibleAndPrayer: {
    morning: 'Open the Bible, and pray.',
    afternoon: 'Step aside for a moment to read and pray.',
    evening: 'Read and pray before you rest.',
    night: 'Read and pray before you rest.',
  },
};

/** How a day stands when Home asks what may come next. */
export interface DayAtHome extends Practices {
  readonly isReviewed: boolean;
  readonly time: Time;
  readonly goals: readonly Goal[];
}

/** What is done, then what may come next: the first window that can be lit, in the order of the person's goals. */
export function nextStep(day: DayAtHome): NextStep {
  const { done, open, time, goals } = day;
  const flag = nextPractice(day, goals);
  if (flag === undefined) return { ...afterAll(day), flag };
  const left = open.filter((each) => !done.has(each)).length;
  const sentence = `${soFar(done, open, left)} ${INVITATION[flag][time]}`.trim();
  return { sentence, ...opening(flag), flag };
}

/** With nothing left the day is looked back on, and after that its Scripture is there to be read again. */
function afterAll({ done, isReviewed }: DayAtHome): Omit<NextStep, 'flag'> {
  const isAllLit = done.size === DAILY_FLAGS.length;
  const first = isAllLit ? 'All five windows are lit.' : 'You’ve done everything for today.';
  if (isReviewed) {
    return {
      sentence: `${first} Read today’s Scripture once more, slowly.`,
      ...opening('dailyDrop'),
    };
  }
  return {
    sentence: `${first} Look back on the day.`,
    action: 'Open Day Review',
    to: '/day-review',
  };
}

function opening(flag: DailyFlag): Pick<NextStep, 'action' | 'to'> {
  const { label, to } = DAY_WINDOWS[flag];
  return { action: `Open ${label}`, to };
}

function soFar(done: ReadonlySet<DailyFlag>, open: readonly DailyFlag[], left: number): string {
  // Its first word is the Drop's.
  if (done.size === 0)
    return open.includes('dailyDrop') ? 'Take 5 minutes to read, check in, and write.' : '';
  if (left === 1) return 'One window left to light.';
  return `You’ve ${formatList(DAILY_FLAGS.filter((flag) => done.has(flag)).map((flag) => DONE_WORDS[flag]))}.`;
}
