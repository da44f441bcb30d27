import type { CircleStore } from '../../store/circle-store';
import type { Store } from '../../store/store';
import type { PokeHub } from '../pokes';

/** What prayer circles stand on. */
export interface CircleDeps {
  readonly store: CircleStore & Pick<Store, 'sequence'>;
  readonly pokes: PokeHub;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Pokes the devices of everyone in a circle, once its change is kept. Says nothing of what it was. */
export async function pokeCircle(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  circleId: string,
): Promise<void> {
  await pokeAccounts(deps, await deps.store.circleAccounts(circleId));
}

/** The same for people one by one. */
export async function pokeAccounts(
  { store, pokes }: Pick<CircleDeps, 'store' | 'pokes'>,
  accountIds: readonly string[],
): Promise<void> {
  for (const accountId of accountIds) {
    if (pokes.listeners(accountId) > 0) pokes.publish(accountId, await store.sequence(accountId));
  }
}
