/** The device's clock: milliseconds since the epoch, and its offset from UTC. */
export function now(): number {
  return Date.now();
}

/** The hour that this device's clock shows, 0 to 23. */
export function hourHere(): number {
  return new Date(now()).getHours();
}

/** This device's offset from UTC at `epochMs`, minutes, east positive. */
export function utcOffsetMinutes(epochMs: number): number {
  return -new Date(epochMs).getTimezoneOffset() || 0;
}

/** The IANA name of the device's time zone, or undefined where the browser won't say. */
export function timeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
