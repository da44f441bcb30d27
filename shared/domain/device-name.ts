import { toWellFormed } from './well-formed';

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

/** What is looked at of a text from outside, in UTF-16 units: far more than names and user agents have. */
const READ_UNITS = 1_000;

/** What a browser calls the device it is on: `Chrome on Android`. Undefined where its user agent names neither. */
export function nameDevice(userAgent: string): string | undefined {
  const read = userAgent.slice(0, READ_UNITS);
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([sign]) => sign.test(read))?.[1],
  );
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}

export const DEVICE_NAME_CHARACTERS = 60;

/** Control characters, and what turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The name a person gave a device, as one plain line of at most 60 whole characters; empty where nothing of it can be seen.
 */
export function cleanDeviceName(given: string): string {
  const read = toWellFormed(given.slice(0, READ_UNITS));
  const line = read.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, DEVICE_NAME_CHARACTERS).join('').trim();
}
