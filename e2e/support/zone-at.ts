/** A zone in which it is about noon, so that a run meets neither midnight nor daylight saving. */
export function zoneAtNoon(now: Date): string {
  const west = now.getUTCHours() - 12;
  // East of Greenwich such zones have a minus.
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`;
}
