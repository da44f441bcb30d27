import { listAccounts } from '../../store/sql/circles/circle-rows';
import type { Store } from '../../store/store';
import { type PokeDeps, pokeAccounts } from '../pokes';

/** The dependencies of the services of prayer circles. */
export interface CircleDeps extends PokeDeps {
  readonly store: Pick<Store, 'read' | 'write' | 'keys' | 'emptyWal'> & PokeDeps['store'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Who asks, and which local day it is for them. */
export interface Asker {
  readonly accountId: string;
  readonly today: string;
}

/** Pokes the devices of all members of a circle, after its change is stored. */
export async function pokeCircle(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  circleId: string,
): Promise<void> {
  await pokeAccounts(deps, await deps.store.read((tx) => listAccounts(tx, circleId)));
}
