import type { ComponentType } from 'react';
import {
  createPath,
  type Location,
  matchRoutes,
  NavigationType,
  type Navigator,
  type NonIndexRouteObject,
  type RouteMatch,
  type To,
} from 'react-router-dom';
import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';

/** One address, or what surrounds several. */
export interface Route extends NonIndexRouteObject {
  /** Fetches the screen's code. Asked again the next time if it fails. */
  readonly load?: () => Promise<ComponentType>;
  /** The address that is opened instead, null for none. Asks no network. */
  readonly leadElsewhere?: () => string | null;
  children?: Route[];
}

/** What the page shows. */
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
  /** From the outermost route to the screen's. */
  readonly matches: RouteMatch<string, Route>[];
  /** The window is not scrolled to the top. */
  readonly keepsScroll: boolean;
  /** Why there is no screen: its code could not be loaded. */
  readonly failure?: { readonly error: unknown };
}

export interface Navigation {
  /** Undefined until the code of the first screen is here. */
  readonly place: Live<Place>;
  /** Whether the code of the next screen is being loaded. */
  readonly isUnderway: Live<boolean>;
  readonly navigator: Navigator;
}

/** The part of the browser's window that it needs. */
export type Page = Pick<Window, 'location' | 'history' | 'addEventListener'>;

interface Step {
  readonly location: Location;
  readonly action: NavigationType;
  readonly keepsScroll: boolean;
}

/**
 * Follows the addresses of a page, and loads each screen before its address counts as opened. Begins at once with the
 * address that is open. A later step takes over from one that still loads.
 *
 *               ┌── led elsewhere
 *               ▼        │
 *   showing ── step ─────┴──▶ code is here ──▶ showing
 *      │                           ▲
 *      └──▶ loading (the old place still shows) ──▶ showing, or showing the failure
 */
export function startNavigation(routes: Route[], page: Page = window): Navigation {
  const place = liveValue<Place | undefined>(undefined);
  const isUnderway = liveValue(false);
  let steps = 0;

  function go(step: Step): void {
    steps += 1;
    const turn = steps;
    const matches = matchRoutes(routes, step.location) ?? [];
    const elsewhere = firstAddress(matches);
    const missing = matches.filter(({ route }) => route.load && !route.Component);
    if (elsewhere !== null) go(ledTo(elsewhere, step));
    else if (missing.length === 0) show(step, matches);
    else {
      isUnderway.set(true);
      void loadAll(missing).then((failure) => {
        if (turn === steps) show(step, matches, failure);
      });
    }
  }

  function show(step: Step, matches: RouteMatch<string, Route>[], failure?: Place['failure']) {
    isUnderway.set(false);
    writeHistory(page, step);
    place.set({ ...step, matches, ...(failure && { failure }) });
  }

  page.addEventListener('popstate', () => go(arrival(page)));
  go(arrival(page));
  return { place, isUnderway, navigator: navigatorOf(page, go) };
}

/** The address that is open, with the state that was kept with it. */
export function locationOf({ location, history }: Omit<Page, 'addEventListener'>): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

function arrival(page: Page): Step {
  return { location: locationOf(page), action: NavigationType.Pop, keepsScroll: false };
}

function navigatorOf(page: Page, go: (step: Step) => void): Navigator {
  const goBy =
    (action: NavigationType): Navigator['push'] =>
    (to, state, options) =>
      go({
        location: newLocation(to, state),
        action,
        keepsScroll: options?.preventScrollReset === true,
      });
  return {
    createHref: hrefOf,
    go: (delta) => page.history.go(delta),
    push: goBy(NavigationType.Push),
    replace: goBy(NavigationType.Replace),
  };
}

function firstAddress(matches: readonly RouteMatch<string, Route>[]): string | null {
  for (const { route } of matches) {
    const address = route.leadElsewhere?.() ?? null;
    if (address !== null) return address;
  }
  return null;
}

/** An address that was opened otherwise than by a link gives its place in the history to the new one. */
function ledTo(address: string, { action }: Step): Step {
  const isNew = action === NavigationType.Push;
  return {
    location: newLocation(address, null),
    action: isNew ? NavigationType.Push : NavigationType.Replace,
    keepsScroll: false,
  };
}

async function loadAll(matches: readonly RouteMatch<string, Route>[]): Promise<Place['failure']> {
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        route.Component = (await route.load?.()) ?? null;
      }),
    );
    return undefined;
  } catch (error) {
    return { error };
  }
}

function newLocation(to: To, state: unknown): Location {
  // Written as the browser writes it.
  const { pathname, search, hash } = new URL(`http://localhost${hrefOf(to)}`);
  return {
    pathname,
    search,
    hash,
    state: state ?? null,
    key: Math.random().toString(36).slice(2, 10),
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function writeHistory({ history, location: browser }: Page, { location, action }: Step): void {
  if (action === NavigationType.Pop) return;
  const entry = [{ usr: location.state, key: location.key }, '', createPath(location)] as const;
  try {
    if (action === NavigationType.Push) history.pushState(...entry);
    else history.replaceState(...entry);
  } catch {
    // Safari allows a hundred entries in half a minute.
    browser.assign(createPath(location));
  }
}
