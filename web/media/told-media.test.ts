import { expect, test } from 'vitest';
import { toldMedia } from './told-media';

const PHOTO = { id: 'photo' };
const PREVIEW = { id: 'preview', previewOf: 'photo' };

test('V17 a photo and its preview are one thing, whichever of them is missing', () => {
  expect(toldMedia([PREVIEW, PHOTO])).toEqual([PHOTO]);
  expect(toldMedia([PHOTO])).toEqual([PHOTO]);
  expect(toldMedia([PREVIEW])).toEqual([PREVIEW]);
});

test('V17 photos, previews of other photos, and recordings are each their own', () => {
  const rows = [{ id: 'voice' }, { id: 'other', previewOf: 'gone' }, PHOTO, PREVIEW];
  expect(toldMedia(rows).map(({ id }) => id)).toEqual(['voice', 'other', 'photo']);
});
