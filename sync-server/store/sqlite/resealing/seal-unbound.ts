import { setImmediate as otherWork } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Keys } from '../../../sealing/keys';
import { circleKeyName, DATABASE_KEY } from '../../sql/key-names';
import type { Resealed, UpkeepStore } from '../../upkeep-store';
import type { GroupCommit } from '../group-commit';
import {
  type UnboundTable,
  unboundOfCircle,
  unboundOfDatabase,
  unboundOfPerson,
} from './unbound-tables';

/** Everything that has a wrapped key of one sort: people, circles, the database. */
interface Holders {
  readonly ids: () => readonly string[];
  /** What the key is wrapped for. */
  readonly nameOf: (id: string) => string;
  readonly readKey: (id: string) => Buffer | undefined;
  readonly writeKey: (wrapped: Uint8Array, id: string) => void;
  readonly tables: readonly UnboundTable[];
}

/**
 * The part of the store that seals anew what an earlier version sealed for id and kind alone (A41), a batch in each
 * transaction. A key whose rows are all seen to is then wrapped as one that takes no such row any more.
 */
export function createSealUnbound(
  db: Database,
  group: GroupCommit,
  keys: Keys,
): Pick<UpkeepStore, 'sealUnbound'> {
  const all = prepareHolders(db);

  function unwrap(holders: Holders, id: string) {
    const wrapped = holders.readKey(id);
    return wrapped && keys.unwrap(holders.nameOf(id), wrapped);
  }

  /** The last id of a batch, undefined behind the last; how many were sealed is added to `sealed`. */
  function sealBatch(holders: Holders, table: UnboundTable, at: Place, sealed: Resealed) {
    const key = unwrap(holders, at.holderId);
    if (!key?.takesUnbound) return undefined;
    const rows = table.next(at.holderId, at.after);
    for (const row of rows) sealed[row.seal(key) ? 'sealed' : 'unreadable'] += 1;
    return rows.at(-1)?.id;
  }

  function bind(holders: Holders, id: string): void {
    const wrapped = holders.readKey(id);
    if (wrapped) holders.writeKey(keys.bindKey(holders.nameOf(id), wrapped), id);
  }

  async function sealAll(holders: Holders, holderId: string, sealed: Resealed, stop: AbortSignal) {
    for (const table of holders.tables) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        if (stop.aborted) return;
        const at: Place = { holderId, after };
        after = await group.run(() => sealBatch(holders, table, at, sealed));
      }
    }
    await group.run(() => bind(holders, holderId));
  }

  return {
    async sealUnbound(stop) {
      const sealed: Resealed = { sealed: 0, unreadable: 0 };
      for (const holders of all) {
        for (const id of holders.ids()) {
          if (stop.aborted) return sealed;
          if (unwrap(holders, id)?.takesUnbound) await sealAll(holders, id, sealed, stop);
          else await otherWork();
        }
      }
      return sealed;
    },
  };
}

interface Place {
  readonly holderId: string;
  readonly after: string;
}

function prepareHolders(db: Database): Holders[] {
  const inTable = (table: 'accounts' | 'circles') => {
    const ids = db.prepare<[], string>(`SELECT id FROM ${table}`).pluck();
    const read = db
      .prepare<[string], Buffer>(`SELECT wrapped_key FROM ${table} WHERE id = ?`)
      .pluck();
    const write = db.prepare(`UPDATE ${table} SET wrapped_key = ? WHERE id = ?`);
    return {
      ids: () => ids.all(),
      readKey: (id: string) => read.get(id),
      writeKey: (wrapped: Uint8Array, id: string) => void write.run(wrapped, id),
    };
  };
  const readCheck = db.prepare<[], Buffer>('SELECT key_check FROM meta').pluck();
  const writeCheck = db.prepare('UPDATE meta SET key_check = ?');
  return [
    { ...inTable('accounts'), nameOf: (id) => id, tables: unboundOfPerson(db) },
    { ...inTable('circles'), nameOf: circleKeyName, tables: unboundOfCircle(db) },
    {
      ids: () => [DATABASE_KEY],
      nameOf: () => DATABASE_KEY,
      readKey: () => readCheck.get(),
      writeKey: (wrapped) => void writeCheck.run(wrapped),
      tables: unboundOfDatabase(db),
    },
  ];
}
