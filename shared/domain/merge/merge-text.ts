import { diff3Merge } from 'node-diff3';
import { isBlank, isSame } from './canonical';
import { mergeKeepingLoser } from './merge-choice';
import type { Contest, Ruling } from './side';

/** Above this many lines the comparison could take longer than a person waits; the whole text is compared then. */
const MOST_LINES = 2_000;

/**
 * `text`: merged by line with a base. Where edits overlap, or without a base, the later stands and the whole other
 * text is kept, unless it is blank or contained in the result. Anything but text or null is treated as one value.
 */
export function mergeText(contest: Contest): Ruling {
  const { later, earlier, base } = contest;
  if (!isText(later.value) || !isText(earlier.value)) return mergeKeepingLoser(contest);
  if (base !== undefined && isSame(later.value, base.value)) return { value: earlier.value };
  if (base !== undefined && isSame(earlier.value, base.value)) return { value: later.value };
  const merged =
    base !== undefined && isText(base.value)
      ? mergeLines(later.value ?? '', base.value ?? '', earlier.value ?? '')
      : undefined;
  if (merged === undefined)
    return dropContained(mergeKeepingLoser({ ...contest, base: undefined }));
  const value = merged.text === '' && isBlank(later.value) ? later.value : merged.text;
  if (!merged.overlapped) return { value };
  return dropContained({ value, lost: { value: earlier.value, updatedAt: earlier.updatedAt } });
}

function isText(value: unknown): value is string | null | undefined {
  return typeof value === 'string' || value === null || value === undefined;
}

function dropContained(ruling: Ruling): Ruling {
  const { value, lost } = ruling;
  if (lost === undefined) return ruling;
  const isContained =
    isBlank(lost.value) ||
    (typeof lost.value === 'string' &&
      typeof value === 'string' &&
      value.includes(lost.value.trim()));
  return isContained ? { value } : ruling;
}

/** Three texts merged by line, overlaps as `later` has them; undefined when they are too long to compare. */
function mergeLines(
  later: string,
  base: string,
  earlier: string,
): { text: string; overlapped: boolean } | undefined {
  const [a, o, b] = [later.split('\n'), base.split('\n'), earlier.split('\n')];
  if (Math.max(a.length, o.length, b.length) > MOST_LINES) return undefined;
  const regions = diff3Merge(a, o, b);
  return {
    text: regions.flatMap((region) => region.ok ?? region.conflict?.a ?? []).join('\n'),
    overlapped: regions.some((region) => region.conflict !== undefined),
  };
}
