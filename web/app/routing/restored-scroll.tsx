import { useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { usePlace } from './place-context';

interface Props {
  /** Where the session storage keeps the places, in pixels from the top. */
  readonly storageKey: string;
  /** What the place of an address is kept under. */
  readonly placeOf: (location: Location) => string;
}

/** Where a screen was left is where it is found again. A new one begins at its anchor or at its top. */
export function RestoredScroll({ storageKey, placeOf }: Props) {
  const { navigation, location, keepsScroll } = usePlace();
  const [tops] = useState(() => readTops(storageKey));
  const here = placeOf(location);

  // Before any effect of a screen leads on to another.
  useLayoutEffect(() => {
    const note = () => tops.set(here, scrollY);
    const leave = () => {
      note();
      keepTops(storageKey, tops);
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leave);
    const end = navigation.place.subscribe(note);
    return () => {
      removeEventListener('pagehide', leave);
      end();
    };
  }, [navigation, tops, here, storageKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step scrolls once
  useLayoutEffect(() => {
    const top = tops.get(here);
    if (top !== undefined) scrollTo(0, top);
    else if (!scrollToAnchor(location.hash) && !keepsScroll) scrollTo(0, 0);
  }, [location]);
  return null;
}

function scrollToAnchor(hash: string): boolean {
  if (hash === '') return false;
  const anchor = document.getElementById(decoded(hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function readTops(storageKey: string): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')));
  } catch {
    return new Map();
  }
}

function keepTops(storageKey: string, tops: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(tops)));
  } catch {
    // Then a reload begins at the top.
  }
}
