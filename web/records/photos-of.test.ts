import { expect, test } from 'vitest';
import type { RecordBody } from '../../shared/records/record';
import { photosOf } from './photos-of';

const PHOTO = {
  hash: 'a-photo-of-the-lake',
  url: '/api/media/a-photo-of-the-lake',
  preview: '/api/media/a-small-one-of-it',
  width: 2048,
  height: 1536,
};

const ofEntry = (body: RecordBody) => photosOf({ kind: 'journal-entry', body });

test('an entry shows the photos it names', () => {
  expect(ofEntry({ content: '', photos: [PHOTO] })).toEqual([PHOTO]);
  expect(ofEntry({ content: 'words alone' })).toEqual([]);
});

test('A13 what is no photo of ours is not shown, and asks no other server', () => {
  for (const part of [
    { url: 'https://elsewhere.example/x.jpg' },
    { preview: '//elsewhere.example/x.jpg' },
    { width: 0 },
    { height: '1536' },
    { hash: null },
  ])
    expect(ofEntry({ photos: [{ ...PHOTO, ...part }, PHOTO] })).toEqual([PHOTO]);
  expect(ofEntry({ photos: [null, 7, 'photo'] })).toEqual([]);
  expect(ofEntry({ photos: 'photo' })).toEqual([]);
});

test('a field that is called photos and holds none by its kind shows nothing', () => {
  expect(photosOf({ kind: 'check-in', body: { photos: [PHOTO] } })).toEqual([]);
});
