import { isLocked } from './lock-hint';
import { readSession } from './session';

const HOME = ['/', '/home'];

/**
 * Has the browser ask at once for what the app of a signed-in person is about to import, file after file. The files stand on
 * the script that is running, written there by the build; none do in development.
 */
export function preloadScripts(): void {
  const { lock, signedIn, home } = document.currentScript?.dataset ?? {};
  const session = readSession();
  if (session === null) return;
  const files = [
    isLocked(session.userId) ? lock : undefined,
    signedIn,
    HOME.includes(location.pathname) ? home : undefined,
  ];
  for (const file of files.flatMap((list) => list?.split(' ') ?? []))
    document.head.append(preload(file));
}

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // As modules are asked for.
  link.crossOrigin = '';
  link.href = file;
  return link;
}
