import { expect, test } from 'vitest';
import { sayNoRoom, sayRefusal } from './photo-intake-words';
import { sayPhoto, sayPhotos } from './photo-words';

test('a photo is named by its place among the others and its day', () => {
  expect(sayPhoto(0, 3, '2026-11-20')).toBe('Photo 1 of 3, November 20');
  expect(sayPhoto(0, 1, '2026-11-20')).toBe('Photo, November 20');
  expect([sayPhotos(1), sayPhotos(3)]).toEqual(['Photo', '3 photos']);
});

test('a picture that was not taken is named, with what to do', () => {
  expect(sayRefusal('IMG_1.HEIC', { why: 'unknown-here', type: 'heic' })).toBe(
    '“IMG_1.HEIC” is a HEIC photo, which this browser can’t open. Save it as a JPEG, or add it in Safari.',
  );
  expect(sayRefusal('a.avif', { why: 'unknown-here', type: 'avif' })).toBe(
    '“a.avif” is a kind of picture that this browser can’t open. Save it as a JPEG, and add that.',
  );
  expect(sayNoRoom(['a.jpg', 'b.jpg'])).toBe(
    'An entry has up to four photos. Not added: “a.jpg”, “b.jpg”.',
  );
  expect(sayNoRoom([])).toBe('An entry has up to four photos. Remove one to add another.');
});
