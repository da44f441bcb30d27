const FIRST_MS = 1_000;
const CAP_MS = 300_000;

/**
 * How long to wait before try number `attempt` (from 1): drawn evenly between zero and a bound that doubles up to five
 * minutes, so that many devices that lost the server together don't come back together (P36). `random` is in [0, 1),
 * `firstMs` the bound of the first.
 */
export function backoffMs(attempt: number, random: () => number, firstMs = FIRST_MS): number {
  const bound = Math.min(CAP_MS, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(random() * bound);
}
