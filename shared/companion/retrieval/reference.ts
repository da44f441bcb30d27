/** Where a passage stands: verses in a row of one chapter. */
export interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

/** Reads `Psalms 139:11-12` or `Psalms 90:14`; undefined for anything else. */
export function readReference(reference: string): Place | undefined {
  const match = /^(.+) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(reference);
  if (!match) return undefined;
  const [, book = '', chapter, first, last = first] = match;
  const place = { book, chapter: Number(chapter), first: Number(first), last: Number(last) };
  return place.first >= 1 && place.first <= place.last ? place : undefined;
}

export function writeReference({ book, chapter, first, last }: Place): string {
  return `${book} ${chapter}:${first}${last > first ? `-${last}` : ''}`;
}

/** Whether two passages have a verse in common. */
export function overlap(a: Place, b: Place): boolean {
  return a.book === b.book && a.chapter === b.chapter && a.first <= b.last && b.first <= a.last;
}
