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
    says: 'with an app lock Home lies there to be read',
    file: 'web/content/early-page/kept-home.ts',
    find: 'const kept = seal ? seal.sealText(placeOf(home.personId), text) : text;',
    replace: 'const kept = text;',
    tests: ['web/content/early-page/kept-home.test.ts'],
  },
  {
    rule: 'K5',
    says: 'a sign-out leaves the sealed Home behind',
    file: 'web/content/early-page/kept-home.ts',
    find: 'Promise.all([cache.delete(WORKER_NOTES.home), cache.delete(WORKER_NOTES.sealedHome)])',
    replace: 'cache.delete(WORKER_NOTES.home)',
    tests: ['web/content/early-page/kept-home.test.ts'],
  },
  {
    rule: 'K5',
    says: 'behind the lock yesterday’s Home is painted today',
    file: 'web/content/early-page/show-sealed-home.ts',
    find: 'return isNow && ',
    replace: 'return ',
    tests: ['web/content/early-page/show-sealed-home.test.ts'],
  },
];
