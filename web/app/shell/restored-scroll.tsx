import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { dayPaintedAhead } from '../../platform/early-page/early-page';

/**
 * Where a screen was left is where it is found again. What was painted ahead may have been scrolled meanwhile: the reader
 * keeps their place in it.
 */
export function RestoredScroll() {
  const [place] = useState(() => (dayPaintedAhead() === undefined ? undefined : scrollY));
  // After the router's own, which goes to where the page was left.
  useLayoutEffect(() => {
    if (place !== undefined) scrollTo(scrollX, place);
  }, [place]);
  return <ScrollRestoration />;
}
