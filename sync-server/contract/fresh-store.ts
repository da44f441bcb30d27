import { afterEach, beforeEach } from 'vitest';
import type { RecordState } from '../../shared/records/record';
import { createPokeHub, type PokeHub } from '../services/pokes';
import type { ApplyPushResult, PushRules } from '../store/record-store';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount } from '../store/testing/samples';

/** Opens an empty store. */
export type OpenStore = () => Promise<Store>;

/** What services need beside a store. */
export interface ServiceDeps {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly now: () => number;
  readonly randomId: () => string;
}

/** The store of the running test, with the people `anna` and `ben` in it. */
export interface FreshStore {
  readonly store: Store;
  /** Dependencies of services over this store. `now` is in milliseconds since the epoch. */
  depsAt(now: number): ServiceDeps;
  /** Pushes as anna. */
  push(rows: readonly RecordState[], rules?: Partial<PushRules>): Promise<ApplyPushResult>;
  /** Everything anna has, tombstones too, in the order of its sequence. */
  everything(): Promise<RecordState[]>;
}

let ids = 0;

export function depsOf(store: Store, now: number): ServiceDeps {
  return { store, pokes: createPokeHub(), now: () => now, randomId: () => `made-${++ids}` };
}

/** Two stores on the database of the running test, with the people `anna` and `ben` in it. */
export interface SeveralStores {
  readonly first: Store;
  /** Six calls at once, on either store in turn. */
  sixAtOnce<Value>(call: (store: Store, at: number) => Promise<Value>): Promise<Value[]>;
}

/** A fresh store before each test of the suite around it, closed after it. */
export function useFreshStore(open: OpenStore): FreshStore {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await store.createAccount(sampleAccount('anna'));
    await store.createAccount(sampleAccount('ben'));
  });
  afterEach(() => store.close());
  return {
    get store() {
      return store;
    },
    depsAt: (now) => depsOf(store, now),
    push: (rows, rules) => store.applyPush('anna', rows, { ...NO_RULES, ...rules }),
    everything: async () => (await store.pull('anna', 0, 100_000, 1e9)).rows,
  };
}
