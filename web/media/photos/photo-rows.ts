import type { EntryPhoto } from '../../../shared/records/journal-entry';

/** Photos in rows, one after the other: one by itself, two side by side, three as one and two, and so on by twos. */
export function inRows(photos: readonly EntryPhoto[]): (readonly EntryPhoto[])[] {
  const alone = photos.length % 2;
  const rows = alone === 0 ? [] : [photos.slice(0, 1)];
  for (let at = alone; at < photos.length; at += 2) rows.push(photos.slice(at, at + 2));
  return rows;
}

const NARROWEST = 0.66;
const WIDEST = 2.4;

/** Width by height as it is shown among others: what is narrower or wider shows its middle. */
export function shownRatio({ width, height }: Pick<EntryPhoto, 'width' | 'height'>): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width / height));
}
