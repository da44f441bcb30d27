/** The local calendar day at `epochMs` for an offset of `utcOffsetMinutes`, `YYYY-MM-DD`. */
export function localDay(epochMs: number, utcOffsetMinutes: number): string {
  return new Date(epochMs + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** The person's calendar day by this device's clock, right now. */
export function todayHere(): string {
  const now = Date.now();
  return localDay(now, -new Date(now).getTimezoneOffset());
}

/** Milliseconds until this device's next local midnight, at least one. Knows days of 23 and 25 hours. */
export function untilMidnight(from: Date): number {
  const midnight = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1);
  return Math.max(1, midnight.getTime() - from.getTime());
}
