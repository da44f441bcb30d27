import { expect, it } from 'vitest';
import { isTooOld } from './is-too-old';

const registerProperty = () => undefined;

it.each([
  ['what the app needs', { registerProperty, supports: (): boolean => true }, false],
  ['no @property, as Firefox 127 and Safari 16.3', { supports: (): boolean => true }, true],
  ['no color-mix(), as Chrome 110', { registerProperty, supports: (): boolean => false }, true],
  ['nothing at all', undefined, true],
])('a browser with %s', (_, css, tooOld) => {
  expect(isTooOld(css as Partial<typeof CSS> | undefined)).toBe(tooOld);
});
