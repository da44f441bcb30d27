import type { Params } from 'react-router-dom';
import type { AccountNeed } from '../../account/account-needs';
import { usePlace } from '../routing/place-context';

export interface RouteHandle {
  /** Names the page in the browser's tab and to screen readers. */
  readonly title: string;
  /**
   * What phones show around the screen: top bar and tabs (`hub`, unless said otherwise), either of them alone, or
   * nothing. Without the top bar the screen brings its own way back.
   */
  readonly chrome?: 'hub' | 'bar' | 'tabs' | 'none';
  /** Whether there can be what an address of this shape names. */
  readonly exists?: (params: Params) => boolean;
  /** For a guest, in the place of the screen stands why it needs an account (P70). */
  readonly needsAccount?: AccountNeed;
}

/** Of every address that names no screen. */
export const NOT_FOUND: RouteHandle = { title: '404 Page Not Found', chrome: 'bar' };

/** The handle of the screen that is showing. */
export function useRouteHandle(): Partial<RouteHandle> {
  const match = usePlace().matches.find(({ route }) => route.handle !== undefined);
  if (!match) return {};
  const handle = match.route.handle as RouteHandle;
  return (handle.exists?.(match.params) ?? true) ? handle : NOT_FOUND;
}

export function pageTitle(title: string | undefined): string {
  return title === undefined ? 'Choose Wholeness' : `${title} · Choose Wholeness`;
}
