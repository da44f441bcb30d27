import { type PartChange, partChanges, stepsAllowed } from './part-changes';

/** Tabs, the space and the wide space, as between words: two devices must take the same lines as blank. */
const BLANK = /^[\t-\r \u3000]*$/;

/** A line that stands in both texts, by its place in each. */
type Pair = readonly [inBase: number, inSide: number];

/**
 * What a side changed of the lines of the base (M18). Lines with words are compared first, and blank ones only between two that
 * both have: taken as lines like any other, they pair words that have nothing to do with each other, and a line that nobody
 * touched counts as removed here and added there. Undefined where comparing would take too long. Pure and total.
 */
export function lineChanges(
  base: readonly string[],
  side: readonly string[],
): PartChange[] | undefined {
  const pairs = pairWorded(base, side);
  if (pairs === undefined) return undefined;
  const ends: readonly Pair[] = [...pairs, [base.length, side.length]];
  const gaps = ends.map(([toBase, toSide], index) => {
    const [inBase, inSide] = pairs[index - 1] ?? [-1, -1];
    const from = inBase + 1;
    return { from, old: base.slice(from, toBase), fresh: side.slice(inSide + 1, toSide) };
  });
  if (!stepsAllowed(gaps)) return undefined;
  return gaps.flatMap(({ from, old, fresh }) =>
    (partChanges(old, fresh) ?? []).map(
      (change): PartChange => ({ ...change, from: from + change.from, to: from + change.to }),
    ),
  );
}

function pairWorded(base: readonly string[], side: readonly string[]): Pair[] | undefined {
  const ofBase = worded(base);
  const ofSide = worded(side);
  const changes = partChanges(
    ofBase.map(({ line }) => line),
    ofSide.map(({ line }) => line),
  );
  if (changes === undefined) return undefined;
  let skipped = 0;
  let at = 0;
  const pairs: Pair[] = [];
  const pairUpTo = (end: number) => {
    for (const { place } of ofBase.slice(at, end)) {
      pairs.push([place, ofSide[at + skipped]?.place ?? side.length]);
      at += 1;
    }
  };
  for (const { from, to, parts } of changes) {
    pairUpTo(from);
    skipped += parts.length - (to - from);
    at = to;
  }
  pairUpTo(ofBase.length);
  return pairs;
}

function worded(lines: readonly string[]): { line: string; place: number }[] {
  return lines.map((line, place) => ({ line, place })).filter(({ line }) => !BLANK.test(line));
}
