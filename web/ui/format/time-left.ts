import { isFinished, type Timer } from '../../../shared/domain/timer';
import { formatCount } from './numbers';

const MINUTE = 60;

/** What the clock face shows, in words: `1 minute 46 seconds left`. */
export function timeLeftInWords(seconds: number): string {
  return `${sayExactly(seconds)} left`;
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

/** `1 minute 46 seconds`. */
export function sayExactly(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    minutes > 0 && formatCount(minutes, 'minute', 'minutes'),
    rest > 0 && formatCount(rest, 'second', 'seconds'),
  ];
  return parts.filter(Boolean).join(' ') || '0 seconds';
}
