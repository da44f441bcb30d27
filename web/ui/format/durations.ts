import { formatCount } from './numbers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A length as a clock shows it: '0:42', '12:05', '1:02:05'. */
export function formatDuration(lengthMs: number): string {
  const seconds = Math.floor(lengthMs / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago a moment was: 'just now', '2 minutes ago', '3 days ago'. Both in epoch ms. */
export function formatTimeAgo(momentMs: number, nowMs: number): string {
  const elapsedMs = Math.max(0, nowMs - momentMs);
  if (elapsedMs < MINUTE_MS) return 'just now';
  if (elapsedMs < HOUR_MS) return `${whole(elapsedMs / MINUTE_MS, 'minute', 'minutes')} ago`;
  if (elapsedMs < DAY_MS) return `${whole(elapsedMs / HOUR_MS, 'hour', 'hours')} ago`;
  return `${whole(elapsedMs / DAY_MS, 'day', 'days')} ago`;
}

function whole(amount: number, one: string, many: string): string {
  return formatCount(Math.floor(amount), one, many);
}
