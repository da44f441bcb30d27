import type { Dexie, EntityTable } from 'dexie';
import { canonicalJson, contentHash } from '../../shared/domain/record-hash';
import type { Drafts } from './contract';
import type { ResilientConnection } from './storage/resilient-connection';

/** A draft as one tab wrote it. */
export interface DraftRow {
  /** The draft's key, `#`, and the tab that wrote it. */
  readonly key: string;
  readonly value: unknown;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
}

/** Milliseconds since the epoch: before any draft that was ever typed. */
const LONG_AGO = 0;

interface DraftConnection {
  readonly database: Dexie & { readonly drafts: EntityTable<DraftRow, 'key'> };
  close(): Promise<void>;
}

/**
 * Drafts of which every tab writes its own copy, so that two tabs on one form can't overwrite or throw away each
 * other's words. A tab that finds a copy of another one (often its own earlier self) goes on with it: it takes that
 * copy's place with the first keystroke, unless the other tab has written since. What nobody went on with stays, and
 * comes back when the form is opened next.
 */
export class StoredDrafts implements Drafts {
  /** By draft: the other tab's copy this tab goes on with. */
  readonly #continued = new Map<string, DraftRow>();

  constructor(
    private readonly store: ResilientConnection<DraftConnection>,
    readonly tab: string,
    private readonly now: () => number,
  ) {}

  async read<Value>(key: string): Promise<Value | undefined> {
    const rows = await this.store.run(({ database }) =>
      database.drafts.where('key').startsWith(`${key}#`).toArray(),
    );
    const copies = rows.filter((row) => draftKey(row) === key);
    const own = copies.find((row) => row.key === this.#ownKey(key));
    const found = own ?? copies.sort((a, b) => b.updatedAt - a.updatedAt)[0];
    if (found && found !== own) this.#continued.set(key, found);
    return found?.value as Value | undefined;
  }

  async adoptCopy(key: string, tab: string, value: unknown): Promise<void> {
    const found = await this.store.run(({ database }) => database.drafts.get(`${key}#${tab}`));
    if (found && canonicalJson(found.value) === canonicalJson(value))
      this.#continued.set(key, found);
  }

  async write<Value>(key: string, value: Value): Promise<void> {
    const row: DraftRow = { key: this.#ownKey(key), value, updatedAt: this.now() };
    await this.#replace(key, ({ database }) => database.drafts.put(row));
  }

  async discard(key: string): Promise<void> {
    await this.#replace(key, ({ database }) => database.drafts.delete(this.#ownKey(key)));
  }

  async all(): Promise<DraftRow[]> {
    const rows = await this.store.run(({ database }) => database.drafts.toArray());
    return rows.map((row) => ({ ...row, key: draftKey(row) }));
  }

  restore(key: string, value: unknown): Promise<boolean> {
    const content = canonicalJson(value);
    const row: DraftRow = { key: `${key}#${contentHash(content)}`, value, updatedAt: LONG_AGO };
    return this.store.run(({ database }) =>
      database.transaction('rw', database.drafts, async () => {
        const copies = await database.drafts.where('key').startsWith(`${key}#`).toArray();
        if (copies.some((copy) => canonicalJson(copy.value) === content)) return false;
        await database.drafts.put(row);
        return true;
      }),
    );
  }

  /** Changes this tab's copy and removes the one it went on with, in one transaction. */
  async #replace(key: string, change: (connection: DraftConnection) => unknown): Promise<void> {
    const continued = this.#continued.get(key);
    await this.store.run((connection) => {
      const { drafts } = connection.database;
      return connection.database.transaction('rw', drafts, async () => {
        await change(connection);
        if (!continued) return;
        const latest = await drafts.get(continued.key);
        // By its content: a clock may stand still, or go back.
        if (JSON.stringify(latest) === JSON.stringify(continued))
          await drafts.delete(continued.key);
      });
    });
    this.#continued.delete(key);
  }

  #ownKey(key: string): string {
    return `${key}#${this.tab}`;
  }
}

function draftKey({ key }: DraftRow): string {
  return key.slice(0, key.lastIndexOf('#'));
}
