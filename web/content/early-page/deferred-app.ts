import { preloadScripts } from '../../platform/preload-scripts';
import { isPaintedAhead } from './early-page';

/** A script of this type is left alone by the browser, and so is a link of this relation. */
const HELD = { type: 'text/held', rel: 'held' };
/** Stands on the start guard, which runs before the browser has read any of those. */
const HOLDS = 'data-holds-app';
/** From the making of a frame until the app starts where the browser does not say that it is on the screen. */
const LONGEST_PAINT_MS = 500;

/** The page with the app at rest, so that what stands in it already is painted before any of it is asked for or runs (K5). */
export function deferApp(html: string): string {
  return html
    .replace('/start-guard.js"', `$& ${HOLDS}`)
    .replace('<script type="module"', `<script type="${HELD.type}"`)
    .replaceAll('<link rel="preload" as="script"', `<link rel="${HELD.rel}" as="script"`);
}

/** Has the browser ask for the app's scripts, unless they are held: the app then asks for them as it starts. */
export function preloadUnlessDeferred(): void {
  if (document.querySelector(`script[${HOLDS}]`) === null) preloadScripts();
}

/**
 * Starts an app that was held, as soon as what is painted ahead of it is on the screen: at once where nothing is, or in a
 * hidden tab, which paints no frame.
 */
export function startDeferredApp(): void {
  const held = document.querySelector(`script[type="${HELD.type}"]`);
  if (!held) return;
  if (document.hidden || !isPaintedAhead()) start(held);
  else startOncePainted(held);
}

/** What runs between the making of a frame and its display delays it. Some browsers do not say when it is displayed. */
function startOncePainted(held: Element): void {
  const startOnce = () => {
    if (held.isConnected) start(held);
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) startOnce();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(startOnce, LONGEST_PAINT_MS));
}

function start(held: Element): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${HELD.rel}"]`))
    link.rel = 'preload';
  preloadScripts();
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = held.getAttribute('src') ?? '';
  held.replaceWith(script);
}
