/** What stands in the build although a browser of the floor lacks it, and why nothing breaks there. */
export const KNOWN_USES: Readonly<Record<string, string>> = {
  // Asked for before it is used.
  '.addRoutes': 'the worker looks for the function first, and answers the files itself',
  '.canShare': 'the share screen looks for the function first',
  '.setAppBadge': '`platform/app-badge` looks for it in `navigator` first',
  '.clearAppBadge': '`platform/app-badge` looks for `setAppBadge` first',
  '.checkVisibility': 'Radix looks for the function first',
  '.downlink': 'React reads it where `navigator.connection` is there',
  '.estimate': '`platform/storage` answers null where the call throws',
  '.setConsumer': '`useLaunchedFile` calls it where `launchQueue` is there',
  '.skipTransition': 'React calls it on a transition that has begun',
  '.startViewTransition': 'React looks for the function first',
  '.toHex': 'the hashes look for the function first',
  '.userAgentData': 'Dexie asks whether it is there',
  '.userChoice': 'a part of the event that offers to install, which no other browser sends',
  '.yield': 'the hashes look for the function first',
  'Error.captureStackTrace': 'Zod looks for it first',
  'Symbol.asyncDispose':
    'zip.js makes a symbol where there is none; RxDB’s method is then called `undefined`',
  'Uint8Array.fromHex': 'the hashes look for the function first',
  cancelIdleCallback: 'the menu looks for `requestIdleCallback` first',
  launchQueue: '`useLaunchedFile` goes on where it is undefined',
  navigation: 'React looks for it first',
  requestIdleCallback: '`whenQuiet`, the menu and RxDB look for it first',
  setImmediate: 'Dexie and React take another timer where there is none',

  // Of the same name only.
  '.canIntercept': 'React reads it of an event of `navigation`, which is not there',
  '.dispose': 'zip.js looks for it on what packs its files',
  '.currentEntry': 'React reads it of `navigation` where that is there',
  '.flip': 'a place of Floating UI’s',
  '.popover': 'a property of a React element',

  // Styles without which a page looks plainer and reads the same.
  '@page': 'the margins of a printed page are the browser’s own',
  '::selection': 'the marked text has the browser’s own colour',
  'break-after: avoid': 'a heading may stand at the foot of a printed page',
  'content-visibility': 'a long list is drawn at once',
  'contain-intrinsic-size': 'only holds room for what `content-visibility` leaves out',
  'cursor: default': 'a phone shows no pointer',
  'cursor: pointer': 'a phone shows no pointer',
  'cursor: zoom-in': 'a phone shows no pointer',
  'cursor: zoom-out': 'a phone shows no pointer',
  'field-sizing': '`fit-height` sets the height by hand; other fields scroll within theirs',
  'forced-color-adjust': 'only of use in high contrast on Windows, whose browsers know it',
  'overflow-clip-margin': 'the shade of a leaf is cut at its list’s edge',
  'hyphenate-limit-chars': 'a heading may be parted in a shorter word',
  resize: 'a phone has no corner to pull',
  'scrollbar-width': 'a scrollbar shows where none is meant to',
  'text-wrap': 'lines break where they are full',
};

/** The same for the page that older browsers show. */
export const KNOWN_USES_IN_OLD: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': 'Zod looks for it first',
  'Uint8Array.fromHex': 'the hashes look for the function first',
  '.toHex': 'the hashes look for the function first',
  'Object.hasOwn': 'filled in by `old-browser/fill-in.ts`',
  'color-scheme': 'a button or a scrollbar is light by night',
  cursor: 'a phone shows no pointer',
};
