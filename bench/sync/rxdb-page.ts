/** RxDB with its own replication, on its Dexie storage, over the app's sync API. The server's conflicts are handed on to it. */
import { createRxDatabase, type RxCollection, type RxJsonSchema, type WithDeleted } from 'rxdb';
import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';
import { offerBench, timed, untilDurable } from './bench-page';
import { type Entry, hashContents } from './entries';
import { openSyncApi, type SyncApi, toRecord } from './sync-api';

/** RxDB keeps the mark of a deletion itself, and puts it into what is sent. */
type Row = Omit<RecordState, 'deleted'>;
interface Checkpoint {
  readonly since: number;
}
type Replication = RxReplicationState<Row, Checkpoint>;

const number = { type: 'number' } as const;
const schema: RxJsonSchema<Row> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: LIMITS.idCharacters },
    kind: { type: 'string' },
    day: { type: 'string' },
    order: { ...number, minimum: 0, maximum: 10_000_000_000_000, multipleOf: 1 },
    version: { type: 'object' },
    createdAt: number,
    updatedAt: number,
    utcOffsetMinutes: number,
    body: { type: 'object' },
  },
  required: ['id', 'kind', 'day', 'order', 'version', 'createdAt', 'updatedAt', 'body'],
  indexes: ['order'],
};

let records: RxCollection<Row>;
let person: string;
let api: SyncApi;
let dot = 0;

offerBench({
  async open(personId) {
    person = personId;
    api = openSyncApi(personId);
    const database = await createRxDatabase({
      name: `rxdb-${personId}`,
      storage: getRxStorageDexie(),
    });
    records = (await database.addCollections({ records: { schema } })).records;
  },
  async write(entries) {
    const { error } = await records.bulkInsert(entries.map(toRow));
    if (error.length > 0) throw new Error(JSON.stringify(error[0]));
  },
  push: () => untilDurable(() => replicateUntil((replication) => replication.awaitInSync())),
  pull: () => timed(() => replicateUntil((replication) => replication.awaitInitialReplication())),
  saveOne: (entry) => timed(() => records.insert(toRow(entry))),
  newest: async (limit) => contents(await records.find({ sort: [{ order: 'asc' }], limit }).exec()),
  localHash: async () => hashContents(contents(await records.find().exec())),
});

function toRow(entry: Entry): Row {
  const { deleted: _deleted, ...row } = toRecord(entry, 'rxdb-bench', ++dot);
  return row;
}

function contents(found: readonly Row[]): string[] {
  return found.map((row) => String(row.body.content));
}

/** Replicates until `done`; RxDB would try again after an error, which no row of the table may hide. */
function replicateUntil(done: (replication: Replication) => Promise<unknown>): Promise<unknown> {
  const replication = replicate();
  const failed = new Promise((_, reject) => replication.error$.subscribe(reject));
  return Promise.race([done(replication), failed]);
}

function replicate(): Replication {
  const epoch = api.epoch();
  return replicateRxCollection<Row, Checkpoint>({
    collection: records,
    replicationIdentifier: `sync-${person}`,
    deletedField: 'deleted',
    waitForLeadership: false,
    push: {
      batchSize: LIMITS.pushRows,
      async handler(rows) {
        const states = rows.map((row) => row.newDocumentState as unknown as RecordState);
        const answer = await api.push(await epoch, states);
        if (answer.rejected.length > 0) throw new Error(JSON.stringify(answer.rejected[0]));
        return fromServer(answer.conflicts);
      },
    },
    pull: {
      batchSize: LIMITS.pullRows,
      async handler(checkpoint, limit) {
        const answer = await api.pull(checkpoint?.since ?? 0, limit);
        return {
          documents: fromServer(answer.rows),
          checkpoint: { since: answer.checkpoint },
        };
      },
    },
  });
}

/** RxDB takes the server's states as they are: it turns their `deleted` into its own mark, and back in what it sends. */
function fromServer(states: readonly RecordState[]): WithDeleted<Row>[] {
  return states as unknown as WithDeleted<Row>[];
}
