import type { PokeLine } from '../store/poke-line';
import type { Store } from '../store/store';

/** Is called with how far the person's changes have come: `ChangeMark`, or zeros where nothing has to be pulled. */
export type PokeListener = (sequence: number, stirred: number) => void;

/**
 * Notifies listeners that something of a person changed: those of this process, and by a line those of other servers (P57).
 */
export interface PokeHub {
  /** Calls `listener` after each change. Returns the function that ends it. */
  subscribe(accountId: string, listener: PokeListener): () => void;
  /** The number of listeners for that person. */
  listeners(accountId: string): number;
  /** To be called after the commit (P20). Waits for nothing. A listener that throws is the publisher's bug, so listeners must not. */
  publish(accountId: string, sequence: number, stirred?: number): void;
}

/** A hub that holds nothing for a person without listeners. */
export function createPokeHub(): PokeHub {
  const listeners = new Map<string, Set<PokeListener>>();
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
    publish(accountId, sequence, stirred = 0) {
      for (const listener of [...(listeners.get(accountId) ?? [])]) listener(sequence, stirred);
    },
  };
}

/** The same hub, whose pokes are heard on other servers, and theirs here. None is given to a listener twice. */
export function joinPokeLine(hub: PokeHub, line: PokeLine): PokeHub {
  line.onPoke(({ accountId, sequence, stirred }) => hub.publish(accountId, sequence, stirred));
  return {
    ...hub,
    publish(accountId, sequence, stirred = 0) {
      hub.publish(accountId, sequence, stirred);
      line.send({ accountId, sequence, stirred });
    },
  };
}

export interface PokeDeps {
  readonly store: Pick<Store, 'stirAccounts'>;
  readonly pokes: PokeHub;
}

/**
 * Counts a change of these people that no record has, and pokes their devices (P51). To be called after the commit of the change. A poke carries no data.
 */
export async function pokeAccounts(
  { store, pokes }: Pick<PokeDeps, 'store'> & { readonly pokes: Pick<PokeHub, 'publish'> },
  accountIds: readonly string[],
): Promise<void> {
  const marks = await store.stirAccounts(accountIds);
  for (const [accountId, { sequence, stirred }] of marks) {
    pokes.publish(accountId, sequence, stirred);
  }
}
