import { readSession } from '../../platform/session';
import { RAIL_WINDOW } from '../../ui/rail-window';
import { EARLY_PAGE_ID } from './early-page';

/** The template in which the worker hands a kept Home to the page: nothing of it is painted before the page has seen whose it is. */
export const KEPT_HOME_ID = 'kept-home';

/** Paints a kept Home where it is that of the person who is signed in here, in a window as wide as it was made for (K2). */
export function showKeptHome(): void {
  const kept = document.querySelector<HTMLTemplateElement>(`template#${KEPT_HOME_ID}`);
  if (!kept) return;
  const { person, rail } = kept.dataset;
  const isTheirs = readSession()?.userId === person;
  const fits = String(matchMedia(RAIL_WINDOW).matches) === rail;
  if (isTheirs && fits) kept.replaceWith(earlyPageOf(kept));
  else kept.remove();
}

/** Screen readers wait for the screen itself. Its links lead on already, as those of any page. */
function earlyPageOf({ content }: HTMLTemplateElement): HTMLElement {
  const page = document.createElement('div');
  page.id = EARLY_PAGE_ID;
  page.setAttribute('aria-hidden', 'true');
  page.append(content);
  return page;
}
