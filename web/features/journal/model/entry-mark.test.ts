import { expect, test } from 'vitest';
import { howItWasKept, sayWithoutText } from './entry-mark';

test('an entry that is safe says how it was kept', () => {
  const audioUrl = '/api/media/1';
  expect(howItWasKept({ content: 'Rested on purpose.', audioUrl: null })).toBe('Written');
  expect(howItWasKept({ content: 'Rested on purpose.', audioUrl })).toBe('Text and voice');
  expect(howItWasKept({ content: ' ', audioUrl })).toBe('Voice');
  expect(howItWasKept({ content: ' ', audioUrl }, 68_000)).toBe('Voice, 1:08');
});

function photo(name: string) {
  const [id, preview] = [`a-photo-of-the-${name}`, `a-small-one-of-the-${name}`];
  const addresses = { url: `/api/media/${id}`, preview: `/api/media/${preview}` };
  return { hash: id, ...addresses, width: 2048, height: 1536 };
}

test('photos are counted beside words and voice', () => {
  const [words, audioUrl] = ['Rested on purpose.', '/api/media/1'];
  const [one, two] = [[photo('lake')], [photo('lake'), photo('hill')]];
  const title = 'At the lake';
  expect(howItWasKept({ content: '', audioUrl: null, photos: one, title })).toBe('Photo');
  expect(howItWasKept({ content: '', audioUrl: null, photos: two, title })).toBe('2 photos');
  expect(howItWasKept({ content: ' ', audioUrl: null, photos: two })).toBeUndefined();
  expect(howItWasKept({ content: words, audioUrl: null, photos: one })).toBe('Text and photo');
  expect(howItWasKept({ content: words, audioUrl, photos: two }, 68_000)).toBe(
    'Text, voice, and 2 photos, 1:08',
  );
});

test('an entry without words says what it is', () => {
  const said = (photos: ReturnType<typeof photo>[], audioUrl: string | null) =>
    sayWithoutText({ content: ' ', audioUrl, photos });
  expect(said([], '/api/media/1')).toBe('A recording without text');
  expect(said([photo('lake')], null)).toBe('A photo without text');
  expect(said([photo('lake'), photo('hill')], null)).toBe('2 photos without text');
  expect(said([photo('lake')], '/api/media/1')).toBe('A photo and a recording without text');
});
