import type { KeptHome } from '../../content/early-page/kept-home';

/** What comes after the first screen, what a person wrote on an earlier day, and what changes with the network. */
const NOT_AT_FIRST = '.late-part, .sync-pill, [role="status"]';
/** Drawn once a day, and standing in the copy (A25: a page that is served has no styles of its own in it). */
const DRAWN = 'sunrise-drawn';

/** Home as a visit begins with it; undefined until all of it is known . `frame` holds the screen and its tabs. */
export function homeMarkup(frame: Element): Pick<KeptHome, 'part' | 'html'> | undefined {
  const part = frame.querySelector<HTMLElement>('.home [data-part]')?.dataset.part;
  const isKnown = frame.querySelector('.home-prompt') && !frame.querySelector('.skeleton');
  if (part === undefined || !isKnown) return undefined;
  const copy = frame.cloneNode(true) as Element;
  for (const later of copy.querySelectorAll(NOT_AT_FIRST)) later.remove();
  copy.querySelector(`.${DRAWN}`)?.classList.remove(DRAWN);
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
  // The screen's own comes with the app, and the focus with it.
  copy.querySelector('#main')?.removeAttribute('id');
  for (const met of copy.querySelectorAll('a, button, [tabindex]'))
    met.setAttribute('tabindex', '-1');
  return { part, html: copy.outerHTML };
}

/** The script and the styles that the shell of this build names. */
export function appFiles(): string[] {
  const script = document.querySelector('script[type="module"]')?.getAttribute('src');
  const styles = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
  return [script, styles].filter((file) => file != null);
}
