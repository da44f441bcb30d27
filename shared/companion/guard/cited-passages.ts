import type { Passage } from '../answer';
import { type Place, readReference } from '../retrieval/reference';

/**
 * The passages that a bracket such as `[Psalm 90:14; Isaiah 40:31]` names. Undefined where it holds anything else, or names
 * a verse that lies in none of them (G3).
 */
export function citedPassages(
  bracketed: string,
  passages: readonly Passage[],
): Passage[] | undefined {
  const cited = bracketed.split(';').map((reference) => passageOf(reference.trim(), passages));
  return cited.every((passage) => passage !== undefined) ? cited : undefined;
}

/** The book of a passage, `Psalms`. */
export function bookOf(passage: Passage): string | undefined {
  return readReference(passage.reference)?.book;
}

/** References are understood as they are said, `Psalm 139:11–12`, and as data. */
function passageOf(reference: string, passages: readonly Passage[]): Passage | undefined {
  const named = readReference(reference.replace(/^Psalm /, 'Psalms ').replace('–', '-'));
  if (!named) return undefined;
  return passages.find((passage) => {
    const held = readReference(passage.reference);
    return held !== undefined && lies(named, held);
  });
}

function lies(named: Place, held: Place): boolean {
  const isThere = named.book === held.book && named.chapter === held.chapter;
  return isThere && held.first <= named.first && named.last <= held.last;
}
