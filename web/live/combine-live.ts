import type { Live } from './live';

/**
 * One live value made of several; undefined until all of them are read. `combine` runs again only when one
 * of them changed, so the result keeps its identity in between.
 */
export function combineLive<Parts extends readonly unknown[], Whole>(
  parts: { readonly [At in keyof Parts]: Live<Parts[At]> },
  combine: (values: Parts) => Whole,
): Live<Whole> {
  let seen: readonly unknown[] | undefined;
  let whole: Whole | undefined;
  return {
    get() {
      const values = parts.map((part) => part.get());
      if (seen && values.every((value, at) => value === seen?.[at])) return whole;
      seen = values;
      whole = isRead<Parts>(values) ? combine(values) : undefined;
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

function isRead<Parts extends readonly unknown[]>(values: unknown): values is Parts {
  return Array.isArray(values) && !values.includes(undefined);
}
