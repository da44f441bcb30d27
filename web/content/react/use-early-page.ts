import { useLayoutEffect, useState } from 'react';
import { dayPaintedAhead, removeEarlyPage } from '../early-page/early-page';

/** Takes the page that was painted ahead away, as soon as there is something else to show. */
export function useEndOfEarlyPage(hasOther = true): void {
  useLayoutEffect(() => {
    if (hasOther) removeEarlyPage();
  }, [hasOther]);
}

/**
 * For the screen of one drop: takes the place of the same drop painted ahead once it is `shown`, and of another at once.
 * Returns whether it is such a change of the same words, which nobody should see.
 */
export function useEarlyDrop(day: number, shown: boolean): boolean {
  const [isAhead] = useState(() => dayPaintedAhead() === day);
  useEndOfEarlyPage(shown || !isAhead);
  return isAhead;
}
