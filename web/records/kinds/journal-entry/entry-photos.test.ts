import { expect, test } from 'vitest';
import { photosOf } from './entry-photos';

const PHOTO = {
  hash: 'a-photo-of-the-lake',
  url: '/api/media/a-photo-of-the-lake',
  preview: '/api/media/a-small-one-of-it',
  width: 2048,
  height: 1536,
};

test('an entry shows the photos it names', () => {
  expect(photosOf({ content: '', photos: [PHOTO] })).toEqual([PHOTO]);
  expect(photosOf({ content: 'words alone' })).toEqual([]);
});

test('A13 what is no photo of ours is not shown, and asks no other server', () => {
  for (const part of [
    { url: 'https://elsewhere.example/x.jpg' },
    { preview: '//elsewhere.example/x.jpg' },
    { width: 0 },
    { height: '1536' },
    { hash: null },
  ])
    expect(photosOf({ photos: [{ ...PHOTO, ...part }, PHOTO] })).toEqual([PHOTO]);
  expect(photosOf({ photos: [null, 7, 'photo'] })).toEqual([]);
  expect(photosOf({ photos: 'photo' })).toEqual([]);
});
