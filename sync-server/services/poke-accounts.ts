import type { Store } from '../store/store';
import type { PokeHub } from './pokes';

export interface PokeDeps {
  readonly store: Pick<Store, 'sequence'>;
  readonly pokes: PokeHub;
}

/** Pokes the listening devices of these people. A poke carries no data. */
export async function pokeAccounts(
  { store, pokes }: PokeDeps,
  accountIds: readonly string[],
): Promise<void> {
  for (const accountId of accountIds) {
    if (pokes.listeners(accountId) > 0) pokes.publish(accountId, await store.sequence(accountId));
  }
}
