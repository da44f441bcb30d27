import type { MindfulMoment } from '../../../../shared/content/pack';
import { formatDuration } from '../../../ui/format/durations';
import { numberWord, pluralize } from '../../../ui/format/numbers';
import { sayExactly } from '../../../ui/format/time-left';

type Category = MindfulMoment['category'];

/** The categories in the order of the list, as a person calls them. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  stress_relief: 'Stress relief',
  anxiety: 'Anxiety',
  focus: 'Focus',
  gratitude: 'Gratitude',
  sleep: 'Sleep',
};

export const SOUND_NAMES: Readonly<Record<NonNullable<MindfulMoment['sound']>, string>> = {
  rain: 'Rain',
  night: 'Night',
  stream: 'Stream',
  breath: 'Breath',
  drone: 'Low tone',
};

const MINUTE = 60;

/** `3 min`, `2:30 min`. */
export function shortLength(seconds: number): string {
  const minutes = seconds % MINUTE === 0 ? seconds / MINUTE : formatDuration(seconds * 1000);
  return `${minutes} min`;
}

/** `Three minutes`, `Two and a half minutes`, `2 minutes 45 seconds`. */
export function lengthInWords(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  if (rest === 0) return `${numberWord(minutes)} ${pluralize(minutes, 'minute', 'minutes')}`;
  if (rest === 30 && minutes > 0) return `${numberWord(minutes)} and a half minutes`;
  return sayExactly(seconds);
}
