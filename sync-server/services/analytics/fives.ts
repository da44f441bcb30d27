import { FEWEST_PEOPLE } from '../../../shared/api/analytics';
import {
  addCounted,
  deleteBrokenFives,
  GROUP_KINDS,
  listWaiting,
  type WaitingRow,
} from '../../store/sql/counted-rows';
import type { Store } from '../../store/store';

interface Renewal {
  /** The day from which new fives count. */
  readonly from: string;
  /** Accounts made later are left out (E11), milliseconds since the epoch. */
  readonly madeBy: number;
}

/**
 * Deletes every five that is no longer whole (E4), and makes new fives of the members who wait (E2). Members are sorted by the
 * random value that `draw` returns for each. Accounts without a proved address are left out (E11), and an account is in one
 * five at most (E12). Resolves with the number of new fives.
 */
export function renewFives(
  { write }: Pick<Store, 'write'>,
  { from, madeBy }: Renewal,
  draw: () => string,
): Promise<number> {
  return write(async (tx) => {
    for (const kind of GROUP_KINDS) await deleteBrokenFives(tx, kind);
    let made = 0;
    for (const kind of GROUP_KINDS) {
      const fives = drawAll(await listWaiting(tx, kind, madeBy), draw);
      for (const people of fives) {
        const five = { five: draw(), countedFrom: from };
        for (const person of people) await addCounted(tx, kind, { ...person, ...five });
      }
      made += fives.length;
    }
    return made;
  });
}

/** A member who waits in several groups is put into a five of only one group (E12). */
function drawAll(waiting: readonly WaitingRow[], draw: () => string): WaitingRow[][] {
  const taken = new Set<string>();
  return byGroup(waiting).flatMap((members) => {
    const free = members.filter(({ accountId }) => !taken.has(accountId));
    const fives = drawFives(free, draw);
    for (const { accountId } of fives.flat()) taken.add(accountId);
    return fives;
  });
}

function byGroup(waiting: readonly WaitingRow[]): WaitingRow[][] {
  const groups = new Map<string, WaitingRow[]>();
  for (const row of waiting) {
    const group = groups.get(row.groupId) ?? [];
    group.push(row);
    groups.set(row.groupId, group);
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
