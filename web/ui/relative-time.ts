const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, in words: 'just now', '2 minutes ago', '3 days ago'. Both in epoch ms. */
export function formatTimeAgo(momentMs: number, nowMs: number): string {
  const elapsedMs = Math.max(0, nowMs - momentMs);
  if (elapsedMs < MINUTE_MS) return 'just now';
  if (elapsedMs < HOUR_MS) return countAgo(elapsedMs / MINUTE_MS, 'minute');
  if (elapsedMs < DAY_MS) return countAgo(elapsedMs / HOUR_MS, 'hour');
  return countAgo(elapsedMs / DAY_MS, 'day');
}

function countAgo(amount: number, unit: string): string {
  const count = Math.floor(amount);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
