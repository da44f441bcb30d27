import type { Plugin } from 'vite';

/** The file that `web/start-guard.ts` is built into. Its name stays: it must outlive every version of the app. */
export const START_GUARD = 'start-guard.js';
/** What the guard shows in a browser that is too old for the app. */
export const OLD_BROWSER = { script: 'old-browser.js', style: 'old-browser.css' };

/** Loads the guard before everything else. */
export function startGuard(): Plugin {
  return {
    name: 'start-guard',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${START_GUARD}` }, injectTo: 'head-prepend' },
    ],
  };
}
