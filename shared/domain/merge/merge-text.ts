import { isBlank, isSame } from './canonical';
import { joinParts } from './join-parts';
import { joinWords } from './join-words';
import { lineChanges } from './line-changes';
import { mergeKeepingLoser } from './merge-choice';
import type { Contest, Ruling } from './side';

/**
 * `text`: merged by line with a base, and by word where both sides changed the same lines. Where edits overlap even so,
 * or without a base, the later stands and the whole other text is kept, unless it is blank or contained in the result.
 * Anything but text or null is treated as one value.
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

/**
 * Three texts merged by line, lines that both sides changed by word, and where that is not clean as `later` has them;
 * undefined where comparing would take too long.
 */
function mergeLines(
  later: string,
  base: string,
  earlier: string,
): { text: string; overlapped: boolean } | undefined {
  const lines = base.split('\n');
  const ofLater = lineChanges(lines, later.split('\n'));
  const ofEarlier = lineChanges(lines, earlier.split('\n'));
  if (ofLater === undefined || ofEarlier === undefined) return undefined;
  let overlapped = false;
  const merged = joinParts(lines, ofLater, ofEarlier, (overlap) => {
    const [a, o, b] = overlap.map((side) => side.join('\n')) as [string, string, string];
    const joined = joinWords(a, o, b);
    if (joined !== undefined) return [joined];
    overlapped = true;
    return overlap[0];
  });
  return merged && { text: merged.join('\n'), overlapped };
}
