import { afterEach, beforeEach } from 'vitest';
import type { RecordState } from '../../shared/records/record';
import type { CircleDeps } from '../services/circles/circle-deps';
import type { ApplyPushResult, PushRules } from '../store/record-store';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';

/** Opens an empty store. */
export type OpenStore = () => Promise<Store>;

/** The store of the running test, with the people `anna` and `ben` in it. */
export interface FreshStore {
  readonly store: Store;
  /** Dependencies of services over this store. `now` is in milliseconds since the epoch. */
  depsAt(now: number): CircleDeps;
  /** Pushes as anna. */
  push(rows: readonly RecordState[], rules?: Partial<PushRules>): Promise<ApplyPushResult>;
  /** Everything anna has, tombstones too, in the order of its sequence. */
  everything(): Promise<RecordState[]>;
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
    depsAt: (now) => circleDeps(store, now),
    push: (rows, rules) => store.applyPush('anna', rows, { ...NO_RULES, ...rules }),
    everything: async () => (await store.pull('anna', 0, 100_000, 1e9)).rows,
  };
}
