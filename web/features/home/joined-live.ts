import type { Live } from '../../local/contract';

/** Several lists read as one: undefined until each was read, and the same list while none of them changes. */
export function joinLists<Item>(lives: readonly Live<readonly Item[]>[]): Live<readonly Item[]> {
  let parts: readonly (readonly Item[])[] = [];
  let joined: readonly Item[] | undefined;
  return {
    get() {
      const next = lives.map((live) => live.get());
      if (!next.every((list) => list !== undefined)) return undefined;
      const unchanged = joined !== undefined && next.every((list, index) => list === parts[index]);
      if (!unchanged) {
        parts = next;
        joined = next.flat();
      }
      return joined;
    },
    subscribe(listener) {
      const ends = lives.map((live) => live.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
