import { newestFirstOrder } from '../records/record';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The sort key of a record: by its day, within the day by the moment it was made. What is written past midnight or
 * filled in later still stands with its own day.
 */
export function orderFor(day: string, createdAt: number, utcOffsetMinutes: number): number {
  const startOfDay = Date.parse(`${day}T00:00:00Z`) - utcOffsetMinutes * MINUTE_MS;
  if (Number.isNaN(startOfDay)) return newestFirstOrder(createdAt);
  return newestFirstOrder(Math.min(Math.max(createdAt, startOfDay), startOfDay + DAY_MS - 1));
}
