import type { Store } from '../store/store';
import type { Writing } from './writing';

/** What a database holds of what it acknowledged. */
export interface Found {
  /** Acknowledged, and not there. */
  readonly lost: readonly string[];
  /** There twice, or under a number that another has. */
  readonly doubled: readonly string[];
}

const AT_ONCE = 50;

/** Looks whether all that was acknowledged is there, each under a number of its own (P18, P20). */
export async function findLost(
  store: Pick<Store, 'pull'>,
  { acknowledged }: Pick<Writing, 'acknowledged'>,
): Promise<Found> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const look = async ([person, ids]: readonly [string, readonly string[]]) => {
    const { rows, checkpoint } = await store.pull(person, 0, 1_000_000, Number.MAX_SAFE_INTEGER);
    const stored = new Set(rows.map(({ id }) => id));
    lost.push(...ids.filter((id) => !stored.has(id)));
    // What was sent again was met as equal: it took no further number.
    if (checkpoint !== rows.length) doubled.push(`${person}: ${checkpoint} of ${rows.length}`);
  };
  const all = [...acknowledged];
  while (all.length > 0) await Promise.all(all.splice(0, AT_ONCE).map(look));
  return { lost, doubled };
}
