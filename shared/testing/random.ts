/** Chance that repeats itself: the same seed, the same draws. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Draws from a 32-bit seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)]!,
    chance: (probability) => next() < probability,
  };
}
