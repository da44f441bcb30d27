import { expect, it } from 'vitest';
import { arrangePhotos, MOST_HEIGHT, PHOTO_GAP } from './photo-rows';

const wide = { id: 'wide', width: 1600, height: 1200 };
const tall = { id: 'tall', width: 1200, height: 1600 };

it('an odd photo stands alone, the others two in a row, equally high and as wide as the column', () => {
  const [alone, pair] = arrangePhotos([wide, tall, wide], 300);
  expect(alone?.photos.map(({ photo }) => photo)).toEqual([wide]);
  expect(pair?.photos.map(({ photo }) => photo)).toEqual([tall, wide]);
  const [left, right] = pair?.photos ?? [];
  expect((left?.width ?? 0) + PHOTO_GAP + (right?.width ?? 0)).toBeCloseTo(300);
  expect((left?.width ?? 0) / (pair?.height ?? 1)).toBeCloseTo(3 / 4);
});

it('a tall photo is no higher than leaves room for words', () => {
  expect(arrangePhotos([tall], 300)[0]?.height).toBe(MOST_HEIGHT);
});
