import { formatDay } from '../../ui/format/days';

/** '3 photos', 'Photo'. */
export function sayPhotos(count: number): string {
  return count === 1 ? 'Photo' : `${count} photos`;
}

/** In place of words where an entry has none. */
export function sayPhotosAlone(count: number): string {
  return `${count === 1 ? 'A photo' : sayPhotos(count)} without text`;
}

/** What a photo is to people who can't see it: 'Photo 1 of 3, November 20'. `index` counts from 0; `day` is `YYYY-MM-DD`. */
export function sayPhoto(index: number, count: number, day: string): string {
  const which = count === 1 ? 'Photo' : `Photo ${index + 1} of ${count}`;
  return `${which}, ${formatDay(day)}`;
}
