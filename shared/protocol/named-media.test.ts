import { expect, test } from 'vitest';
import { idsOf, samplePhoto } from '../testing/sample-photo';
import { NamedMedia } from './named-media';

const lake = samplePhoto('lake');
const hill = samplePhoto('hill');

test('V12 V17 tells photos, their previews and recordings apart, however deep they are named', () => {
  const audioUrl = '/api/media/spoken-000000000000';
  const named = new NamedMedia([
    [{ body: { audioUrl, photos: [lake] } }],
    { drafts: [{ key: 'journal:new', value: { form: { photos: [hill] } } }] },
  ]);
  for (const { photo, preview } of [lake, hill].map(idsOf)) {
    expect([photo, preview].map((id) => named.kindOf(id))).toEqual(['photo', 'preview']);
    expect(named.photoOf(preview)).toBe(photo);
    expect(named.photoOf(photo)).toBeUndefined();
  }
  expect(named.kindOf('spoken-000000000000')).toBe('recording');
  const both = [lake, hill].map(idsOf).flatMap(({ photo, preview }) => [photo, preview]);
  expect([...named.ids]).toEqual(['spoken-000000000000', ...both]);
});

test('V12 an address that is none of this server makes no photo', () => {
  const named = new NamedMedia({ url: 'https://elsewhere.example/a.jpg', preview: lake.preview });
  expect(named.kindOf(idsOf(lake).preview)).toBe('recording');
});

test('a value that is nested deeper than any program goes into is read all the same', () => {
  let value: unknown = { photos: [lake] };
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(new NamedMedia(value).kindOf(idsOf(lake).photo)).toBe('photo');
});
