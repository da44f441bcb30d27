import { useMatches } from 'react-router-dom';

export interface RouteHandle {
  /** Names the page in the browser's tab and to screen readers. */
  readonly title: string;
  /**
   * What phones show around the screen: top bar and tabs (`hub`, unless said otherwise), either of them alone, or
   * nothing. Without the top bar the screen brings its own way back.
   */
  readonly chrome?: 'hub' | 'bar' | 'tabs' | 'none';
}

/** The handle of the screen that is showing. */
export function useRouteHandle(): Partial<RouteHandle> {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.find((handle) => handle !== undefined) ?? {};
}

export function pageTitle(title: string | undefined): string {
  return title === undefined ? 'Choose Wholeness' : `${title} · Choose Wholeness`;
}
