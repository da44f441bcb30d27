import { joinParts } from './join-parts';
import { countWhile, type PartChange, partChanges } from './part-changes';

/**
 * Tabs, line breaks, the space and the wide space of Chinese and Japanese. Written out, not `\s` or `Intl.Segmenter`:
 * those follow the Unicode tables of the engine, and two devices must cut the same text in the same places.
 */
const WORD = /[\t-\r \u3000]*[^\t-\r \u3000]+|[\t-\r \u3000]+$/g;

/** A text in words, each with its punctuation and with the white space before it. Joined they are the text again. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Two texts that parted from `base`, joined word by word (M15): the text with the changes of both. Undefined where no word
 * that neither side changed stands between a change of one and a change of the other, unless it is the same change, and
 * where comparing would take too long. The same for both orders of the sides. Pure and total.
 */
export function joinWords(later: string, base: string, earlier: string): string | undefined {
  const words = wordsOf(base);
  const ofLater = wordChanges(words, later);
  const ofEarlier = wordChanges(words, earlier);
  if (ofLater === undefined || ofEarlier === undefined) return undefined;
  return joinParts(words, ofLater, ofEarlier, () => undefined)?.join('');
}

/** A change that could as well stand a few words on, such as a word said twice, reaches over all those places. */
function wordChanges(base: readonly string[], side: string): PartChange[] | undefined {
  let end = 0;
  return partChanges(base, wordsOf(side))?.map((change, index, all) => {
    const widened = widen(base, change, end, all[index + 1]?.from ?? base.length);
    end = widened.to;
    return widened;
  });
}

/** An insertion or a deletion made to reach over the words, from `first` up to `last`, where it would say the same. */
function widen(
  base: readonly string[],
  change: PartChange,
  first: number,
  last: number,
): PartChange {
  const { from, to, parts } = change;
  if (from !== to && parts.length > 0) return change;
  const moved = from === to ? parts : base.slice(from, to);
  const { length } = moved;
  const left = countWhile(
    (at) =>
      from - at > first &&
      base[from - 1 - at] === (moved[length - 1 - at] ?? base[from - 1 - at + length]),
  );
  const right = countWhile(
    (at) => to + at < last && base[to + at] === (moved[at] ?? base[to + at - length]),
  );
  return {
    from: from - left,
    to: to + right,
    parts: [...base.slice(from - left, from), ...parts, ...base.slice(to, to + right)],
  };
}
