import type { MindfulMoment } from '../../../../shared/content/pack';
import { formatDuration } from '../../../ui/format/durations';
import { formatCount, numberWord, pluralize } from '../../../ui/format/numbers';
import { isFinished, type Timer } from './timer';

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
  return exactly(seconds);
}

/** What the clock face shows, in words: `1 minute 46 seconds left`. */
export function timeLeftInWords(seconds: number): string {
  return `${exactly(seconds)} left`;
}

/**
 * What a screen reader is told of the timer. It changes with what the person does and with each minute: seconds counted
 * aloud would be the opposite of quiet.
 */
export function announcement(timer: Timer): string {
  const { status, durationMs, leftMs } = timer;
  if (isFinished(timer)) return 'The time is up.';
  if (status === 'idle') return '';
  const left = Math.ceil(leftMs / 1000);
  if (status === 'paused') return `Paused, ${timeLeftInWords(left)}`;
  const minutesLeft = Math.ceil(left / MINUTE) * MINUTE;
  return timeLeftInWords(Math.min(minutesLeft, durationMs / 1000));
}

function exactly(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    minutes > 0 && formatCount(minutes, 'minute', 'minutes'),
    rest > 0 && formatCount(rest, 'second', 'seconds'),
  ];
  return parts.filter(Boolean).join(' ') || '0 seconds';
}
