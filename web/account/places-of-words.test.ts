import { expect, it } from 'vitest';
import { newGuestId } from './guest';
import { placesOfWords } from './places-of-words';

it('P71 what a guest changes or deletes is changed or deleted on this device, and nowhere else', () => {
  expect(placesOfWords(newGuestId(() => 'one'))).toBe('this device');
  expect(placesOfWords('miriam')).toBe('all your devices');
});
