import { diffIndices } from 'node-diff3';

/** A stretch of the base, from part `from` up to but without part `to`, in whose place a side has `parts`. */
export interface PartChange {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly string[];
}

/** Takes some 0.2 s, and up to a second on a slow phone; 2,000 words of English between a side's first and last change. */
export const MOST_STEPS = 100_000_000;

/** What a side changed of the base, in order, with unchanged parts between; undefined where comparing would take too long. */
export function partChanges(
  base: readonly string[],
  side: readonly string[],
  mostSteps = MOST_STEPS,
): PartChange[] | undefined {
  const { from: start, to, parts: fresh } = wholeChange(base, side);
  const old = base.slice(start, to);
  if (stepsFor(old, fresh) > mostSteps) return undefined;
  return diffIndices(old, [...fresh]).map(
    ({ buffer1: [at, length], buffer2Content: parts }): PartChange => ({
      from: start + at,
      to: start + at + length,
      parts,
    }),
  );
}

/** All that lies between the first and the last difference, as one change. */
export function wholeChange(base: readonly string[], side: readonly string[]): PartChange {
  const from = commonStart(base, side);
  const end = commonEnd(base, side, from);
  return { from, to: base.length - end, parts: side.slice(from, side.length - end) };
}

/** How often something holds, counted from 0, before it does not. */
export function countWhile(holds: (at: number) => boolean): number {
  let count = 0;
  while (holds(count)) count++;
  return count;
}

function commonStart(base: readonly string[], side: readonly string[]): number {
  return countWhile((at) => at < base.length && base[at] === side[at]);
}

function commonEnd(base: readonly string[], side: readonly string[], start: number): number {
  const most = Math.min(base.length, side.length) - start;
  return countWhile((at) => at < most && base.at(-1 - at) === side.at(-1 - at));
}

/** The most that `diffIndices` may do: for each pair of equal parts it looks through the longest run found so far. */
function stepsFor(old: readonly string[], fresh: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const part of old) counts.set(part, (counts.get(part) ?? 0) + 1);
  const pairs = fresh.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
  return pairs * Math.min(old.length, fresh.length);
}
