import { useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import { dayPaintedAhead } from '../../content/early-page/early-page';
import { forgetEarlierVisit, placeOf } from '../scroll-place';

const PLACES = 'scroll';

/**
 * Where a screen was left is where it is found again. A page that was painted ahead has been put there by the browser, and
 * may have been scrolled since: the reader keeps their place in it.
 */
export function RestoredScroll() {
  const location = useLocation();
  const [painted] = useState(() => {
    const place = placeOf(location);
    forgetEarlierVisit(PLACES, place);
    return dayPaintedAhead() === undefined ? undefined : { top: scrollY, getKey: apartFrom(place) };
  });
  useLayoutEffect(() => {
    // After the router's own, which begins a page at its top.
    if (painted) scrollTo(scrollX, painted.top);
  }, [painted]);
  return <ScrollRestoration storageKey={PLACES} getKey={painted?.getKey ?? placeOf} />;
}

/** For the router the painted page is one that it has not left before. */
function apartFrom(painted: string): (location: Location) => string {
  const apart = `${painted} ${performance.timeOrigin}`;
  return (location) => {
    const place = placeOf(location);
    return place === painted ? apart : place;
  };
}
