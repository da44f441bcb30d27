/** The oldest version of each browser that has to do, by the name that the build knows it by. */
export type Floor = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'ios', string>>;

/**
 * The oldest browsers that run the app. Tailwind's styles need these versions,
 * and a script asks for no more: what is built is compared with them by `npm run check:browsers`.
 */
export const BROWSER_FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  ios: '16.4',
} as const satisfies Floor;

/** What the build writes its scripts and styles for: `chrome111`, `safari16.4`. */
export function buildTargets(floor: Floor = BROWSER_FLOOR): string[] {
  return Object.entries(floor).map(([browser, version]) => browser + version);
}

/** Older ones that can still show and run the page that says so. */
export const READABLE_FLOOR = {
  chrome: '80',
  edge: '80',
  firefox: '78',
  safari: '14.1',
  ios: '14.5',
} as const satisfies Floor;
