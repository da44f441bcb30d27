import { expect, test } from 'vitest';
import { fitInto, PHOTO, PREVIEW, refusalOf, whyNotDecoded } from './prepare-plan';

test('a photo is made as large as it is shown, and never larger than it was', () => {
  expect(fitInto({ width: 8000, height: 5000 }, PHOTO.side)).toEqual({ width: 2048, height: 1280 });
  expect(fitInto({ width: 3000, height: 4000 }, PREVIEW.side)).toEqual({ width: 240, height: 320 });
  expect(fitInto({ width: 600, height: 400 }, PHOTO.side)).toEqual({ width: 600, height: 400 });
  expect(fitInto({ width: 90_000, height: 3 }, PREVIEW.side)).toEqual({ width: 320, height: 1 });
});

test('what a device can’t hold is refused before it is decoded', () => {
  const sized = (width: number, height: number) =>
    refusalOf({ type: 'png', width, height, isAnimated: false });
  expect(sized(8000, 5000)).toBeUndefined();
  expect(sized(10_000, 10_000)).toBeUndefined();
  expect(sized(10_001, 10_000)).toBe('too-large');
  expect(sized(65_535, 65_535)).toBe('too-large');
  expect(sized(0, 10)).toBe('damaged');
  expect(refusalOf(undefined)).toBe('no-picture');
});

test('a picture that can’t be decoded is damaged, but for the kinds that not every browser shows', () => {
  const of = (type: 'jpeg' | 'heic' | 'avif') =>
    whyNotDecoded({ type, width: 1, height: 1, isAnimated: false });
  expect(of('jpeg')).toBe('damaged');
  expect(of('heic')).toBe('unknown-here');
  expect(of('avif')).toBe('unknown-here');
});
