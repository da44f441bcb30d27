import { FEWEST_PEOPLE } from '../../../shared/api/analytics';
import {
  addCounted,
  deleteBrokenFives,
  listWaiting,
  type WaitingRow,
} from '../../store/sql/analytics-rows';
import type { Store } from '../../store/store';

/**
 * Deletes every five that is no longer whole (E4), and makes new ones of the members who wait (E2), in the order of what
 * `draw` gives each of them; they count from the day `from`. Accounts without a proved address, or made after `madeBy`
 * (milliseconds since the epoch), are left out (E11). Resolves with how many it made.
 */
export function renewFives(
  { write }: Pick<Store, 'write'>,
  { from, madeBy }: { readonly from: string; readonly madeBy: number },
  draw: () => string,
): Promise<number> {
  return write(async (tx) => {
    await deleteBrokenFives(tx);
    const waiting = await listWaiting(tx, madeBy);
    const fives = byOrganization(waiting).flatMap((members) => drawFives(members, draw));
    for (const people of fives) {
      const five = draw();
      for (const person of people) await addCounted(tx, { ...person, five, countedFrom: from });
    }
    return fives.length;
  });
}

function byOrganization(waiting: readonly WaitingRow[]): WaitingRow[][] {
  const groups = new Map<string, WaitingRow[]>();
  for (const row of waiting) {
    const group = groups.get(row.organizationId) ?? [];
    group.push(row);
    groups.set(row.organizationId, group);
  }
  return [...groups.values()];
}

/** Whole fives by lot; the others wait (E2). */
function drawFives(waiting: readonly WaitingRow[], draw: () => string): WaitingRow[][] {
  const drawn = waiting.map((person) => ({ person, lot: draw() }));
  drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return Array.from({ length: Math.floor(drawn.length / FEWEST_PEOPLE) }, (_, index) => {
    const start = index * FEWEST_PEOPLE;
    return drawn.slice(start, start + FEWEST_PEOPLE).map(({ person }) => person);
  });
}
