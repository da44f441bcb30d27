const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** So many wrong PINs cost nothing: fingers slip. */
const FREE_FAILURES = 4;
const WAITS_MS = [30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** How long the lock screen must stand open after so many wrong PINs in a row before the next is taken (I15). */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  const step = Math.min(failures - FREE_FAILURES, WAITS_MS.length) - 1;
  return WAITS_MS[step] ?? 0;
}
