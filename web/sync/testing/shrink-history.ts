/**
 * The shortest part of a failing history that still fails, found by leaving out halves, quarters and so on down to
 * single steps, until `mayGoOn` says that it is enough.
 */
export async function shrinkHistory<Step>(
  history: readonly Step[],
  fails: (part: readonly Step[]) => Promise<boolean>,
  mayGoOn: () => boolean,
): Promise<readonly Step[]> {
  let shortest = history;
  for (let size = Math.ceil(history.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < shortest.length && mayGoOn(); ) {
      const without = [...shortest.slice(0, start), ...shortest.slice(start + size)];
      if (await fails(without)) shortest = without;
      else start += size;
    }
  }
  return shortest;
}
