import { isPaintedAhead } from './early-page';

/** A script of this type is left alone by the browser. */
const HELD_TYPE = 'text/held';

/** The page with the app's script at rest, so that what stands in the page already is painted before any of it runs. */
export function deferApp(html: string): string {
  return html.replace('<script type="module"', `<script type="${HELD_TYPE}"`);
}

/**
 * Starts an app that was held, as soon as what is painted ahead of it is on the screen: at once where nothing is, or in a
 * hidden tab, which paints no frame.
 */
export function startDeferredApp(): void {
  const held = document.querySelector(`script[type="${HELD_TYPE}"]`);
  if (!held) return;
  const start = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = held.getAttribute('src') ?? '';
    held.replaceWith(script);
  };
  if (document.hidden || !isPaintedAhead()) start();
  else requestAnimationFrame(() => setTimeout(start));
}
