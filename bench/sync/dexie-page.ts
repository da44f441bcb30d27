/** The limit: a bare Dexie table and the same sync API, with none of the care (no merge, no versions kept apart). */
import Dexie from 'dexie';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';
import { offerBench, timed, untilDurable } from './bench-page';
import { type Entry, hashContents } from './entries';
import { openSyncApi, type SyncApi, toRecord } from './sync-api';

interface Row extends RecordState {
  readonly pending: 0 | 1;
}

let database: Dexie;
let api: SyncApi;
let dot = 0;

const toRow = (entry: Entry): Row => ({ ...toRecord(entry, 'dexie-bench', ++dot), pending: 1 });

offerBench({
  async open(personId) {
    api = openSyncApi(personId);
    database = new Dexie(`dexie-${personId}`);
    database.version(1).stores({ rows: 'id, order, pending' });
    await database.open();
  },
  async write(entries) {
    await rows().bulkPut(entries.map(toRow));
  },
  push: () => untilDurable(pushAll),
  pull: () => timed(pullAll),
  saveOne: (entry) => timed(() => rows().put(toRow(entry))),
  newest: async (limit) => contents(await rows().orderBy('order').limit(limit).toArray()),
  localHash: async () => hashContents(contents(await rows().toArray())),
});

function rows(): Dexie.Table<Row, string> {
  return database.table('rows');
}

function contents(found: Row[]): string[] {
  return found.map((row) => String(row.body.content));
}

async function pushAll(): Promise<void> {
  const epoch = await api.epoch();
  for (;;) {
    const waiting = await rows().where('pending').equals(1).limit(LIMITS.pushRows).toArray();
    if (waiting.length === 0) return;
    const states = waiting.map(({ pending: _pending, ...state }) => state);
    const answer = await api.push(epoch, states);
    const accepted = new Set(answer.accepted.map((row) => row.id));
    await rows().bulkPut(
      waiting.filter((row) => accepted.has(row.id)).map((row) => ({ ...row, pending: 0 })),
    );
  }
}

async function pullAll(): Promise<void> {
  let since = 0;
  for (;;) {
    const answer = await api.pull(since, LIMITS.pullRows);
    await rows().bulkPut(answer.rows.map((row) => ({ ...row, pending: 0 })));
    since = answer.checkpoint;
    if (!answer.more) return;
  }
}
