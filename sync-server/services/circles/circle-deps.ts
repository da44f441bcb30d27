import type { CircleStore } from '../../store/circle-store';
import { type PokeDeps, pokeAccounts } from '../pokes';

/** The dependencies of the services of prayer circles. */
export interface CircleDeps extends PokeDeps {
  readonly store: CircleStore & PokeDeps['store'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Pokes the devices of all members of a circle, after its change is stored. */
export async function pokeCircle(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  circleId: string,
): Promise<void> {
  await pokeAccounts(deps, await deps.store.circleAccounts(circleId));
}
