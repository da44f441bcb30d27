const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a device is called until its person names it: `Chrome on Android`, as the browser's user agent tells. */
export function defaultDeviceName(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'This device';
}
