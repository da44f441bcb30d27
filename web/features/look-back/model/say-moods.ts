import type { Circumstance } from '../../../../shared/domain/look-back/day-facts';
import type { Together } from '../../../../shared/domain/look-back/goes-together';
import type { MoodCount } from '../../../../shared/domain/look-back/mood-counts';
import type { Mood } from '../../../../shared/records/check-in';
import { formatCount } from '../../../ui/format/numbers';
import { moodNames } from '../../../ui/mood-names';

/** 'Peaceful 9 days, Hopeful 1 day', or that there is none. */
export function sayCounts(counts: readonly MoodCount[]): string {
  if (counts.length === 0) return 'no mood';
  return counts
    .map(({ mood, days }) => `${moodName(mood)} ${formatCount(days, 'day', 'days')}`)
    .join(', ');
}

export function moodName(mood: Mood): string {
  return moodNames[mood].label;
}

const OTHERS = 'On other days';
const FEWER = 'On days you noted fewer';
const OTHER_ENERGY = 'On days you noted other energy';

/** How the days with a circumstance are called, and those without it. */
const DAYS: Readonly<Record<Circumstance, readonly [held: string, not: string]>> = {
  drop: ['On days with a Daily Drop', OTHERS],
  journal: ['On days you wrote in your journal', OTHERS],
  reading: ['On days you read the Bible', OTHERS],
  prayer: ['On days you prayed', OTHERS],
  mindful: ['On days with a Mindful Moment', OTHERS],
  water: ['On days with six glasses of water or more', FEWER],
  meals: ['On days with three balanced meals or more', FEWER],
  energyHigh: ['On days with high energy', OTHER_ENERGY],
  energyLow: ['On days with low energy', OTHER_ENERGY],
  weekday0: ['On Sundays', OTHERS],
  weekday1: ['On Mondays', OTHERS],
  weekday2: ['On Tuesdays', OTHERS],
  weekday3: ['On Wednesdays', OTHERS],
  weekday4: ['On Thursdays', OTHERS],
  weekday5: ['On Fridays', OTHERS],
  weekday6: ['On Saturdays', OTHERS],
};

/** 'On days you prayed, you chose Peaceful 24 of 40 times. On other days, 6 of 38.' (L7) */
export function sayTogether({ circumstance, mood, with: share, without }: Together): string {
  const [held, not] = DAYS[circumstance];
  const chose = `you chose ${moodName(mood)} ${share.chosen} of ${share.days} times`;
  return `${held}, ${chose}. ${not}, ${without.chosen} of ${without.days}.`;
}
