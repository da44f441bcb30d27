import unhomoglyph from 'unhomoglyph';

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const BLANKS = /\s+/g;

/**
 * What a username looks like, by the skeletons of UTS 39: two names are confusable where they share a look. Upper and lower
 * case count as the same name and look like different letters (`I` like `l`), so each case has its own look. A change of the
 * returned values needs a migration that empties `username_looks`.
 */
export function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const asWritten = skeletonOf(plain);
  const looks = [
    asWritten,
    asWritten.toLowerCase(),
    skeletonOf(plain.toLowerCase()),
    skeletonOf(plain.toUpperCase()),
  ];
  return [...new Set(looks)];
}

/** The skeleton of UTS 39, section 4. A screen shows a run of blanks as one. */
function skeletonOf(text: string): string {
  const seen = text.normalize('NFD').replace(UNSEEN, '');
  return unhomoglyph(seen).normalize('NFD').replace(BLANKS, ' ').trim();
}
