import type { Store } from '../store/store';
import type { PokeHub } from './pokes';

export interface PokeDeps {
  readonly store: Pick<Store, 'sequence'>;
  readonly pokes: PokeHub;
}

/** Pokes the devices of these people that listen. Says nothing of what is new. */
export async function pokeAccounts(
  { store, pokes }: PokeDeps,
  accountIds: readonly string[],
): Promise<void> {
  for (const accountId of accountIds) {
    if (pokes.listeners(accountId) > 0) pokes.publish(accountId, await store.sequence(accountId));
  }
}
