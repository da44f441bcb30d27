import { expect, test } from 'vitest';
import { beforeBook, bookFileName, lacking } from './book-words';

test('photos that are elsewhere are said before, online and offline', () => {
  expect(beforeBook(0, false)).toBeUndefined();
  expect(beforeBook(2, false)).toBe(
    '2 photos are not on this device. Connect to include them, or make the book without them.',
  );
  expect(beforeBook(1, true)).toBe(
    '1 photo is not on this device. We’ll download it for the book.',
  );
});

test('B7 what the book lacks is said after', () => {
  expect(lacking({ missingPhotos: 0, missingPassages: 0 })).toEqual([]);
  expect(lacking({ missingPhotos: 2, missingPassages: 1 })).toEqual([
    '2 photos aren’t in it. We couldn’t load them.',
    'The passage of 1 day isn’t in it. Connect and make the book again to include it.',
  ]);
});

test('the file is named for its book and the day', () => {
  expect(bookFileName('Ninety days', 'Second journey', '2026-05-29')).toBe(
    'ninety-days-second-journey-2026-05-29.pdf',
  );
});
