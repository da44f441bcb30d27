import { isTimeZone, localDayAt, offsetInZone } from '../../../shared/domain/local-day';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * When a minute of a local day is in a zone, milliseconds since the epoch (H2). Of an hour that comes twice the first counts;
 * where the clock skips the minute, it is as long after the skip as it would have been after its beginning. Undefined where the
 * zone skips the whole day.
 */
export function momentOf(day: string, minute: number, zone: string): number | undefined {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  const before = offsetInZone(asUtc - DAY_MS, zone);
  const after = offsetInZone(asUtc + DAY_MS, zone);
  const moments = [before, after].map((offset) => asUtc - offset * MINUTE_MS).toSorted();
  const found = moments.find((moment) => toLocal(moment, zone).asUtc === asUtc);
  if (found !== undefined) return found;
  const shifted = asUtc - before * MINUTE_MS;
  return toLocal(shifted, zone).day === day ? shifted : undefined;
}

/** The local day and minute of a moment in a zone. */
export function toLocal(epochMs: number, zone: string) {
  const offset = offsetInZone(epochMs, zone);
  const asUtc = epochMs + offset * MINUTE_MS;
  return {
    asUtc,
    day: localDayAt(epochMs, offset),
    minute: Math.floor((((asUtc % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
  };
}

/** A zone that can be reckoned with: the person's, or UTC where they have named none. */
export function zoneOr(zone: string | null): string {
  return zone !== null && isTimeZone(zone) ? zone : 'UTC';
}
