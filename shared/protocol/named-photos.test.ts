import { expect, test } from 'vitest';
import { idsOf, samplePhoto } from '../testing/sample-photo';
import { NamedPhotos } from './named-photos';

const lake = samplePhoto('lake');
const hill = samplePhoto('hill');

test('V12 V17 tells photos, their previews and recordings apart, however deep they are named', () => {
  const audioUrl = '/api/media/spoken-000000000000';
  const photos = new NamedPhotos([
    [{ body: { audioUrl, photos: [lake] } }],
    { drafts: [{ key: 'journal:new', value: { form: { photos: [hill] } } }] },
  ]);
  for (const { photo, preview } of [lake, hill].map(idsOf)) {
    expect([photo, preview].map((id) => photos.kindOf(id))).toEqual(['photo', 'preview']);
    expect(photos.photoOf(preview)).toBe(photo);
    expect(photos.photoOf(photo)).toBeUndefined();
  }
  expect(photos.kindOf('spoken-000000000000')).toBe('recording');
  expect(photos.previews().sort()).toEqual([hill, lake].map((each) => idsOf(each).preview));
});

test('V12 an address that is none of this server makes no photo', () => {
  const photos = new NamedPhotos({ url: 'https://elsewhere.example/a.jpg', preview: lake.preview });
  expect(photos.kindOf(idsOf(lake).preview)).toBe('recording');
});

test('a value that is nested deeper than any program goes into is read all the same', () => {
  let value: unknown = { photos: [lake] };
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(new NamedPhotos(value).kindOf(idsOf(lake).photo)).toBe('photo');
});
