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

/** What a browser calls the device it is on: `Chrome on Android`. Undefined where its user agent names neither. */
export function nameDevice(userAgent: string): string | undefined {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1],
  );
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
