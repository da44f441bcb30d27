/** A zone in which it is about that hour of the day, 0 to 23. At noon a run meets neither midnight nor daylight saving. */
export function zoneAt(hour: number, now: Date): string {
  const west = (now.getUTCHours() - hour + 24) % 24;
  // East of Greenwich such zones have a minus. They reach from 12 hours west to 14 hours east.
  const sign = west <= 12 ? `+${west}` : `-${24 - west}`;
  return `Etc/GMT${sign}`;
}
