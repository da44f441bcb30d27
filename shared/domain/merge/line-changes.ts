import { MOST_STEPS, type PartChange, partChanges } from './part-changes';

/** Not a tab, a space or a wide space, as between words: two devices must take the same lines as blank. */
const WORDED = /[^\t-\r \u3000]/;

/**
 * What a side changed of the lines of the base (M18). Blank lines first count as different, and are compared only between two
 * lines that both have: as lines like any other, they pair words that have nothing to do with each other, and a line that
 * nobody touched counts as removed here and added there. Undefined where comparing would take too long. Pure and total.
 */
export function lineChanges(
  base: readonly string[],
  side: readonly string[],
): PartChange[] | undefined {
  // No line has a line break of its own.
  const marked = base.map((line) => (WORDED.test(line) ? line : '\n'));
  const rough = partChanges(marked, side);
  // Many thousand paragraphs: what both begin and end with is left out then, blank lines and all.
  if (!rough) return partChanges(base, side);
  return rough.flatMap((whole) => {
    const { from, to, parts } = whole;
    return (
      partChanges(base.slice(from, to), parts, MOST_STEPS / rough.length)?.map(
        (change): PartChange => ({ ...change, from: from + change.from, to: from + change.to }),
      ) ?? whole
    );
  });
}
