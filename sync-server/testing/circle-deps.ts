import type { CircleDeps } from '../services/circles/circle-deps';
import { createPokeHub } from '../services/pokes';
import type { Store } from '../store/store';

/** What the services of circles need, at one time. `id` names what they make: a membership, a report. */
export function circleDeps(store: Store, at: number, id = 'unnamed'): CircleDeps {
  return { store, pokes: createPokeHub(), now: () => at, randomId: () => id };
}
