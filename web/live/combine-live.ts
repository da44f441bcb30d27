import type { Live } from '../local/contract';

/**
 * One live value made of several; undefined until all of them are read. `combine` runs again only when one
 * of them changed, so the result keeps its identity in between.
 */
export function combineLive<Part, Whole>(
  parts: readonly Live<Part>[],
  combine: (values: Part[]) => Whole,
): Live<Whole> {
  let seen: readonly (Part | undefined)[] | undefined;
  let whole: Whole | undefined;
  return {
    get() {
      const values = parts.map((part) => part.get());
      if (seen && values.every((value, at) => value === seen?.[at])) return whole;
      seen = values;
      const read = values.filter((value) => value !== undefined);
      whole = read.length === parts.length ? combine(read) : undefined;
      return whole;
    },
    subscribe(listener) {
      const ends = parts.map((part) => part.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
