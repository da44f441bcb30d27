/**
 * The oldest browsers that run the app, by the name that the build knows them by. Tailwind's styles need these versions,
 * and a script asks for no more: what is built is compared with them by `npm run check:browsers`.
 */
export const BROWSER_FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  ios: '16.4',
} as const;

/** What the build writes its scripts and styles for: `chrome111`, `safari16.4`. */
export function buildTargets(floor: Readonly<Record<string, string>> = BROWSER_FLOOR): string[] {
  return Object.entries(floor).map(([browser, version]) => browser + version);
}
