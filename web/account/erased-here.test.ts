import { expect, it } from 'vitest';
import { erasedWords, placeAfterErasing } from './erased-here';

const said = (place: string) => erasedWords(new URL(place, 'https://app.test').search);

it('P75 says that everything was deleted only where nothing is left, and else what happens to the rest', () => {
  expect(said(placeAfterErasing(true))).toBe('Everything you had on this device was deleted.');
  expect(said(placeAfterErasing(false))).toContain('couldn’t be deleted yet');
  expect([said('/'), said('/home'), said('/?everything=else')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
