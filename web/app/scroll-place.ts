import type { Location } from 'react-router-dom';

/** What a scroll place is kept under. A key alone won't do: every address that was typed has the same one. */
export function placeOf({ pathname, search, hash, key }: Location): string {
  return `${pathname}${search}${hash} ${key}`;
}

/**
 * To be called before `RestoredScroll` reads the places it keeps in session storage under `name`. An address that was typed or
 * followed begins at its anchor or its top, wherever an earlier visit in this tab ended; a reload and the way back find
 * the place again.
 */
export function forgetEarlierVisit(name: string, place: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  try {
    const { [place]: _, ...others } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    sessionStorage.setItem(name, JSON.stringify(others));
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
