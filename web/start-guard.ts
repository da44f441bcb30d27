import { reloadOnce } from './app/recovery/chunk-failure';
import { preloadUnlessDeferred, startDeferredApp } from './content/early-page/deferred-app';
import { removeEarlyPage } from './content/early-page/early-page';
import { showKeptHome } from './content/early-page/show-kept-home';
import { isTooOld } from './old-browser/is-too-old';
import { turnAway } from './old-browser/turn-away';
import { applyAppearance, colorBars } from './platform/appearance';
import { freshStart } from './platform/fresh-start';
import { watchInstall } from './platform/install-offer';

/**
 * Runs before the app, as a script of its own, and in browsers that are too old for the app too. When the app can't even
 * start, since a file of it is missing or damaged, there would be a white page: instead the app is fetched anew once, and if
 * that does not help either, the page says what to do (F14). From the moment the app shows something, its own recovery
 * screen takes over.
 */
function meetFailure(event: Event): void {
  const root = document.getElementById('root');
  if (!isOfTheApp(event) || root?.hasChildNodes()) return;
  if (reloadOnce(Date.now(), sessionStorage, () => void freshStart())) return;
  if (root)
    say(
      root,
      'Part of the app couldn’t load',
      'Check your connection, then reload. Everything you saved is still on this device.',
    );
}

/** A script that can't be loaded, or one that breaks; what others put into the page is not ours to judge. */
function isOfTheApp(event: Event): boolean {
  if (event instanceof ErrorEvent) return event.filename.startsWith(`${location.origin}/assets/`);
  return event.target instanceof HTMLScriptElement;
}

function say(root: HTMLElement, what: string, todo: string): void {
  removeEarlyPage();
  const heading = document.createElement('h1');
  heading.textContent = what;
  const advice = document.createElement('p');
  advice.textContent = todo;
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.addEventListener('click', () => void freshStart());
  const page = document.createElement('main');
  // The app's styles may be what is missing.
  Object.assign(page.style, { maxWidth: '30rem', margin: '20vh auto', padding: '0 1.25rem' });
  page.append(heading, advice, button);
  root.append(page);
}

function sayTooOld(): void {
  say(
    document.documentElement,
    'This browser is too old for Choose Wholeness',
    'Update it, or open the app in another one. Everything you saved is still on this device.',
  );
}

applyAppearance();
addEventListener('DOMContentLoaded', colorBars);
if (isTooOld()) {
  turnAway(sayTooOld);
} else {
  // Captured: a script that can't be loaded tells only itself.
  addEventListener('error', meetFailure, true);
  preloadUnlessDeferred();
  watchInstall();
  addEventListener('DOMContentLoaded', () => {
    showKeptHome();
    startDeferredApp();
  });
}
