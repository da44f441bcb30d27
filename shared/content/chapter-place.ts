const REFERENCE = /^(.+) (\d+)(?::(\d+(?:-\d+)?))?$/;

/**
 * The address of the chapter that a reference as data lies in: `Psalms 139:11-12` → `/bible/psalms/139#v11-12`. That of a whole
 * book is where its chapters are chosen: `Ruth` → `/bible/ruth`.
 */
export function chapterPlace(reference: string): string {
  const [, book = reference, chapter, verses] = REFERENCE.exec(reference) ?? [];
  return `/bible/${slugOf(book)}${chapter ? `/${chapter}` : ''}${verses ? `#v${verses}` : ''}`;
}

/** A book's name in an address. */
export function slugOf(book: string): string {
  return book.toLowerCase().replaceAll(' ', '-');
}

/** The verses that an address marks, as numbers: `#v11-12` → 11 and 12; none of anything else. */
export function markedVerses(hash: string): ReadonlySet<number> {
  const [, from, to = from] = /^#v(\d{1,3})(?:-(\d{1,3}))?$/.exec(hash) ?? [];
  if (from === undefined) return new Set();
  const count = Number(to) - Number(from) + 1;
  return new Set(Array.from({ length: Math.max(0, count) }, (_, at) => Number(from) + at));
}
