import type { Listed, PagedSource } from './paged-list';
import type { Parser } from './parser';

/** A list whose pages are arrays: a full one may be followed by another, which begins after its last thing. */
export function fullPages<Item extends Listed>(
  path: string,
  parser: Parser<Item[]>,
  size: number,
): PagedSource<Item> {
  return {
    path,
    keptAt: path,
    read(answer) {
      const parsed = parser.safeParse(answer);
      if (!parsed.success) return undefined;
      const items = parsed.data;
      const last = items.length === size ? items.at(-1) : undefined;
      return { items, next: last?.id ?? null };
    },
  };
}
