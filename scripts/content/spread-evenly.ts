/**
 * Puts items, in their order, into `count` runs of at least one item, so that the runs are as equal in size as can be: the sum of
 * the squares of their sizes is the least. Throws where there are fewer items than runs.
 */
export function spreadEvenly<Item>(
  items: readonly Item[],
  count: number,
  sizeOf: (item: Item) => number,
): Item[][] {
  if (items.length < count) throw new Error(`${items.length} items don’t fill ${count} runs`);
  const sums = [0];
  for (const item of items) sums.push((sums.at(-1) ?? 0) + sizeOf(item));
  const sizeBetween = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  /** For each number of first items, put into the runs so far: the least sum, and where the runs end. */
  let best = sums.map((_, end) => ({ sum: end === 0 ? 0 : Number.POSITIVE_INFINITY, ends: [0] }));
  for (let run = 1; run <= count; run += 1) {
    best = sums.map((_, end) =>
      best.slice(0, end).reduce(
        (least, before, from) => {
          const sum = before.sum + sizeBetween(from, end) ** 2;
          return sum < least.sum ? { sum, ends: [...before.ends, end] } : least;
        },
        { sum: Number.POSITIVE_INFINITY, ends: [] as number[] },
      ),
    );
  }
  const ends = best.at(-1)?.ends ?? [];
  return ends.slice(1).map((end, run) => items.slice(ends[run], end));
}
