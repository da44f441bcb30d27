import type { Fault } from '../fault';

/** Rules K1 to K5 of `web/content/early-page/SPEC.md`. */
export const EARLY_PAGE_FAULTS: readonly Fault[] = [
  {
    rule: 'K1',
    says: 'yesterday’s Home is painted today',
    file: 'sw/shell/early-page/place-home.ts',
    find: 'home.part !== dayPart(todayHere(), hourHere())',
    replace: '!home.part',
    tests: ['sw/shell/early-page/paint-ahead.test.ts'],
  },
  {
    rule: 'K1',
    says: 'the markup of an older build is painted with newer styles',
    file: 'sw/shell/early-page/place-home.ts',
    find: 'return app.every(',
    replace: 'return app.some(',
    tests: ['sw/shell/early-page/paint-ahead.test.ts'],
  },
  {
    rule: 'K2',
    says: 'the next person sees the Home of the one before',
    file: 'web/content/early-page/show-kept-home.ts',
    find: 'readSession()?.userId === person',
    replace: 'person !== undefined',
    tests: ['web/content/early-page/show-kept-home.test.ts'],
  },
  {
    rule: 'K2',
    says: 'a phone’s Home is painted in a wide window',
    file: 'web/content/early-page/show-kept-home.ts',
    find: 'if (isTheirs && fits)',
    replace: 'if (isTheirs)',
    tests: ['web/content/early-page/show-kept-home.test.ts'],
  },
  {
    rule: 'K3',
    says: 'a tab keeps a Home after its person signed out in another',
    file: 'web/content/early-page/kept-home.ts',
    find: '  if (signedIn?.userId !== home.personId) await forgetKeptHome();\n',
    replace: '',
    tests: ['web/content/early-page/kept-home.test.ts'],
  },
  {
    rule: 'K4',
    says: 'what is being kept outlives its being forgotten',
    file: 'web/content/early-page/kept-home.ts',
    find: `  turn = turn
    .then(() => caches.open(WORKER_NOTES.cache))`,
    replace: `  turn = caches
    .open(WORKER_NOTES.cache)`,
    tests: ['web/content/early-page/kept-home.test.ts'],
  },
  {
    rule: 'K5',
    says: 'the app’s scripts are asked for before the page painted ahead of it is shown',
    file: 'web/content/early-page/deferred-app.ts',
    find: '<link rel="preload" as="script"',
    replace: '<link rel="other"',
    tests: ['web/content/early-page/deferred-app.test.ts'],
  },
  {
    rule: 'K5',
    says: 'the start guard asks for the app’s scripts in every page',
    file: 'web/content/early-page/deferred-app.ts',
    find: '=== null) preloadScripts();',
    replace: '!== undefined) preloadScripts();',
    tests: ['web/content/early-page/deferred-app.test.ts'],
  },
  {
    rule: 'K5',
    says: 'an app that is held starts while its page is not on the screen yet',
    file: 'web/content/early-page/deferred-app.ts',
    find: "getEntriesByName('first-contentful-paint')",
    replace: "getEntriesByName('first-paint')",
    tests: ['web/content/early-page/deferred-app.test.ts'],
  },
  {
    rule: 'K5',
    says: 'an app that is held never starts where the browser does not say when a page is on the screen',
    file: 'web/content/early-page/deferred-app.ts',
    find: 'requestAnimationFrame(() => setTimeout(startOnce, LONGEST_PAINT_MS));',
    replace: '',
    tests: ['web/content/early-page/deferred-app.test.ts'],
  },
];
