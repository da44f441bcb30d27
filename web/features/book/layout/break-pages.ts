import type { Item } from './item';

export interface PlacedItem {
  readonly item: Item;
  /** From the top of the column, points. */
  readonly y: number;
}

/** Less than this alone on the last page of a chapter looks forgotten: some lines of the page before join it. */
const LEAST_ON_LAST = 74;

/**
 * Breaks lines into pages of a height. No heading ends a page, no paragraph leaves one line alone on either page, and no
 * chapter ends on a page with a line or two where the page before can spare some (B10).
 */
export function breakPages(items: readonly Item[], height: number): PlacedItem[][] {
  const pages: Item[][] = [];
  let rest = items;
  while (rest.length > 0) {
    const count = countFor(rest, height);
    pages.push([...rest.slice(0, count)]);
    rest = rest.slice(count);
  }
  fillLast(pages, height);
  return pages.map(place);
}

function countFor(items: readonly Item[], height: number): number {
  const fits = countThatFits(items, height);
  if (fits === items.length) return fits;
  for (let count = fits; count > 0; count -= 1) if (mayBreak(items, count)) return count;
  return Math.max(1, fits);
}

function countThatFits(items: readonly Item[], height: number): number {
  let used = 0;
  for (const [index, item] of items.entries()) {
    used += (index === 0 ? 0 : item.before) + item.height;
    if (used > height + 0.01) return index;
  }
  return items.length;
}

/** Whether a page may end before the item at `at`. */
function mayBreak(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const after = items[at];
  if (!before || !after) return true;
  if (before.keepWithNext && before.block !== after.block) return false;
  if (before.block !== after.block) return true;
  if (before.keepWithNext) return false;
  const leavesOne = items[at - 2]?.block !== before.block;
  const takesOne = items[at + 1]?.block !== after.block;
  return !leavesOne && !takesOne;
}

function fillLast(pages: Item[][], height: number): void {
  const last = pages.at(-1);
  const previous = pages.at(-2);
  if (!last || !previous || heightOf(last) >= LEAST_ON_LAST) return;
  const both = [...previous, ...last];
  for (let count = previous.length - 1; count > 1; count -= 1) {
    const tail = both.slice(count);
    if (heightOf(tail) > height) return;
    if (heightOf(tail) < LEAST_ON_LAST || !mayBreak(both, count)) continue;
    pages.splice(-2, 2, both.slice(0, count), tail);
    return;
  }
}

function heightOf(items: readonly Item[]): number {
  return items.reduce((sum, item, index) => sum + (index === 0 ? 0 : item.before) + item.height, 0);
}

function place(items: readonly Item[]): PlacedItem[] {
  let y = 0;
  return items.map((item, index) => {
    y += index === 0 ? 0 : item.before;
    const placed = { item, y };
    y += item.height;
    return placed;
  });
}
