import type { Store } from '../store/store';

/** Notifies listeners that a person's records changed. In this process only. */
export interface PokeHub {
  /** Calls `listener` after each change of that person's records. Returns the function that ends it. */
  subscribe(accountId: string, listener: (sequence: number) => void): () => void;
  /** The number of listeners for that person. */
  listeners(accountId: string): number;
  /** To be called after the commit (P20). A listener that throws is the publisher's bug, so listeners must not. */
  publish(accountId: string, sequence: number): void;
}

/** A hub that holds nothing for a person without listeners. */
export function createPokeHub(): PokeHub {
  const listeners = new Map<string, Set<(sequence: number) => void>>();
  return {
    subscribe(accountId, listener) {
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(accountId) === own) listeners.delete(accountId);
      };
    },
    listeners: (accountId) => listeners.get(accountId)?.size ?? 0,
    publish(accountId, sequence) {
      for (const listener of [...(listeners.get(accountId) ?? [])]) listener(sequence);
    },
  };
}

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
