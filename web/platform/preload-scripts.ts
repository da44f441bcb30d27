import { isHome } from './is-home';
import { isLocked } from './lock-hint';
import { readSession } from './session';

/** Has the browser ask at once for what the app of a signed-in person is about to import, file after file. */
export function preloadScripts(): void {
  const session = readSession();
  if (session === null) return;
  if (isLocked(session.userId)) preload(namedFiles().lock);
  else preloadApp();
}

/** The same for what draws their screens, which the lock screen goes before. */
export function preloadApp(): void {
  const { signedIn, home } = namedFiles();
  preload(signedIn);
  if (isHome(location.pathname)) preload(home);
}

/** They stand on the start guard, written there by the build; in development none do. */
function namedFiles(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-signed-in]')?.dataset ?? {};
}

function preload(files: string | undefined): void {
  for (const file of files?.split(' ') ?? []) document.head.append(preloadLink(file));
}

function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  // As modules are asked for.
  link.crossOrigin = '';
  link.href = file;
  return link;
}
