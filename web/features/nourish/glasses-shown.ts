const ROW = 8;
const MOST_SHOWN = 24;

/** How many glasses are drawn: full rows of eight, one at least, three at most. */
export function shownGlasses(count: number): number {
  return Math.min(MOST_SHOWN, Math.max(ROW, Math.ceil(count / ROW) * ROW));
}

/** The glasses drunk after the `nth` drawn one was tapped: so many, or one less where it was the last full one. */
export function glassesAfterTap(count: number, nth: number): number {
  return nth === count ? nth - 1 : nth;
}
