import { RAIL_WINDOW } from '../../ui/rail-window';

/** The element beside `#root` in which the worker paints a page ahead of the app. While it is there `#root` is hidden. */
export const EARLY_PAGE_ID = 'early-page';

/** The element with what it shows. Screen readers wait for the screen itself. Its links lead on already, as those of any page. */
export function earlyPageOf(content: DocumentFragment): HTMLElement {
  const page = document.createElement('div');
  page.id = EARLY_PAGE_ID;
  page.setAttribute('aria-hidden', 'true');
  page.append(content);
  return page;
}

/** Whether this window is as wide as those with a rail. */
export function hasRail(): boolean {
  return matchMedia(RAIL_WINDOW).matches;
}

/** Whether anything is painted ahead, and is still there. */
export function isPaintedAhead(): boolean {
  return document.getElementById(EARLY_PAGE_ID) !== null;
}

/** The challenge day whose drop is painted ahead; undefined where nothing is, or is any more. */
export function dayPaintedAhead(): number | undefined {
  const day = document.getElementById(EARLY_PAGE_ID)?.dataset.day;
  return day === undefined ? undefined : Number(day);
}

/** Shows the app in its place. What is not there is removed already. */
export function removeEarlyPage(): void {
  document.getElementById(EARLY_PAGE_ID)?.remove();
}
