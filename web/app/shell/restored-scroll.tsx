import { useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import { dayPaintedAhead } from '../../platform/early-page/early-page';

/**
 * Where a screen was left is where it is found again. A page that was painted ahead has been put there by the browser, and
 * may have been scrolled since: the reader keeps their place in it.
 */
export function RestoredScroll() {
  const { key } = useLocation();
  const [painted] = useState(() =>
    dayPaintedAhead() === undefined ? undefined : { place: scrollY, getKey: keyApart(key) },
  );
  useLayoutEffect(() => {
    // After the router's own, which begins a page at its top.
    if (painted) scrollTo(scrollX, painted.place);
  }, [painted]);
  return painted ? <ScrollRestoration getKey={painted.getKey} /> : <ScrollRestoration />;
}

/** For the router the painted page is one that it has not left before. */
function keyApart(painted: string): (location: Location) => string {
  const apart = `${painted} ${performance.timeOrigin}`;
  return ({ key }) => (key === painted ? apart : key);
}
