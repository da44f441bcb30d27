import type { BookPhoto } from '../model/book';

/** Between two photos, points. */
export const PHOTO_GAP = 6;
/** No photo is higher, so that its words have room beside it on the page. */
export const MOST_HEIGHT = 244;

export interface PhotoRow {
  readonly height: number;
  readonly photos: readonly {
    readonly photo: BookPhoto;
    readonly x: number;
    readonly width: number;
  }[];
}

/** Photos in rows of two, an odd one first and alone: each in its own shape, those of a row equally high. */
export function arrangePhotos(photos: readonly BookPhoto[], width: number): PhotoRow[] {
  const alone = photos.length % 2;
  const rows = [photos.slice(0, alone)];
  for (let at = alone; at < photos.length; at += 2) rows.push(photos.slice(at, at + 2));
  return rows.filter((row) => row.length > 0).map((row) => toRow(row, width));
}

function toRow(photos: readonly BookPhoto[], width: number): PhotoRow {
  const shapes = photos.map((photo) => photo.width / photo.height);
  const shapeOfAll = shapes.reduce((sum, shape) => sum + shape, 0);
  const gaps = PHOTO_GAP * (photos.length - 1);
  const height = Math.min(MOST_HEIGHT, (width - gaps) / shapeOfAll);
  let x = 0;
  const placed = photos.map((photo, index) => {
    const own = height * (shapes[index] ?? 1);
    const left = x;
    x += own + PHOTO_GAP;
    return { photo, x: left, width: own };
  });
  return { height, photos: placed };
}
