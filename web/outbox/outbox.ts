import type { Dexie, EntityTable } from 'dexie';
import type { Live } from '../live/live';
import type { Surroundings } from '../platform/surroundings';
import { liveRead } from '../records/storage/live-read';
import type { ResilientConnection } from '../records/storage/resilient-connection';
import type { Outbox, OutboxItem, OutboxReplica, Post } from './contract';

/** The table of the person’s database. */
export const OUTBOX_TABLE = { outbox: 'key, createdAt' } as const;

export type OutboxDatabase = Dexie & { readonly outbox: EntityTable<OutboxItem, 'key'> };

type OutboxStore = ResilientConnection<{
  readonly database: OutboxDatabase;
  close(): Promise<void>;
}>;

/** What waits in the person’s database for others to read; what each method promises stands with {@link Outbox}. */
export class StoredOutbox implements Outbox, OutboxReplica {
  readonly #store: OutboxStore;
  readonly #surroundings: Pick<Surroundings, 'now' | 'randomId'>;
  readonly #listeners = new Set<() => void>();

  constructor(store: OutboxStore, surroundings: Pick<Surroundings, 'now' | 'randomId'>) {
    this.#store = store;
    this.#surroundings = surroundings;
  }

  async add(given: Post): Promise<OutboxItem> {
    const { now, randomId } = this.#surroundings;
    const item: OutboxItem = { ...given, key: randomId(), createdAt: now(), state: 'waiting' };
    await this.#store.run(({ database }) => database.outbox.put(item));
    for (const listener of [...this.#listeners]) listener();
    return item;
  }

  find(key: string): Promise<OutboxItem | undefined> {
    return this.#store.run(({ database }) => database.outbox.get(key));
  }

  takeBack(key: string): Promise<boolean> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.outbox, async () => {
        const item = await database.outbox.get(key);
        if (item?.state === 'waiting' && item.tried) return false;
        await database.outbox.delete(key);
        return item !== undefined;
      }),
    );
  }

  liveUnsent(): Live<OutboxItem[]> {
    return liveRead(this.#store, ({ database }) =>
      database.outbox.orderBy('createdAt').reverse().toArray(),
    );
  }

  waiting(): Promise<OutboxItem[]> {
    return this.#store.run(({ database }) =>
      database.outbox
        .orderBy('createdAt')
        .filter(({ state }) => state === 'waiting')
        .toArray(),
    );
  }

  begin(key: string): Promise<boolean> {
    return this.#change(key, (item) => (item.tried ? item : { ...item, tried: true }));
  }

  async noteSent(key: string): Promise<void> {
    await this.#store.run(({ database }) => database.outbox.delete(key));
  }

  async hold(key: string, code: string): Promise<void> {
    await this.#change(key, (item) => ({ ...item, state: 'held', code }));
  }

  onAdd(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether it is there. */
  #change(key: string, change: (item: OutboxItem) => OutboxItem): Promise<boolean> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.outbox, async () => {
        const item = await database.outbox.get(key);
        if (item === undefined) return false;
        const changed = change(item);
        if (changed !== item) await database.outbox.put(changed);
        return true;
      }),
    );
  }
}
