/** How many requests of one piece of work are under way at once. */
const AT_ONCE = 16;

/** Does the work for each item, some of it at once. Rejects with the first failure, once what is under way has ended. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const settled = await Promise.allSettled(items.slice(from, from + AT_ONCE).map(work));
    for (const each of settled) {
      if (each.status === 'rejected') throw each.reason;
      results.push(each.value);
    }
  }
  return results;
}
