import { MOST_STEPS, type PartChange, partChanges } from './part-changes';

/** Not a tab, a space or a wide space, as between words: two devices must take the same lines as blank. */
const WORDED = /[^\t-\r \u3000]/;

/**
 * What a side changed of the lines of the base (M18). Lines with words are matched first; blank lines are matched afterwards,
 * between them. Matched together, a blank line of one paragraph could be taken for that of another: an untouched line would
 * then count as removed in one place and added in another. Undefined where comparing would take too long. Pure and total.
 */
export function lineChanges(
  base: readonly string[],
  side: readonly string[],
): PartChange[] | undefined {
  // No line has a line break of its own.
  const marked = base.map((line) => (WORDED.test(line) ? line : '\n'));
  const rough = partChanges(marked, side);
  // Many thousand paragraphs. Compared with their blank lines, what both begin and end with is left out, which may be enough.
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
