/** A limit is spoken of once a twentieth of it is left, and of a short one a little earlier. */
const PART_NEAR = 20;
const LEAST_NEAR = 20;

/** From how many characters on it is said how many are left. */
export function nearLimit(limit: number): number {
  return Math.max(LEAST_NEAR, Math.floor(limit / PART_NEAR));
}
