import type { CircleStore } from '../../store/circle-store';
import { type PokeDeps, pokeAccounts } from '../poke-accounts';

/** What prayer circles stand on. */
export interface CircleDeps extends PokeDeps {
  readonly store: CircleStore & PokeDeps['store'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Pokes the devices of everyone in a circle, once its change is kept. */
export async function pokeCircle(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  circleId: string,
): Promise<void> {
  await pokeAccounts(deps, await deps.store.circleAccounts(circleId));
}
