/** The limit: a bare Dexie table and the same sync API, with none of the care (no merge, no versions kept apart). */
import Dexie from 'dexie';
import { HEADERS, LIMITS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import type { PullAnswer, PushAnswer } from '../../shared/protocol/messages';
import { newestFirstOrder, type RecordState } from '../../shared/records/record';
import { offerBench, timed, untilDurable } from './bench-page';
import { type Entry, hashContents } from './entries';

interface Row extends RecordState {
  readonly pending: 0 | 1;
}

let database: Dexie;
let person: string;
let dot = 0;

const toRow = ({ id, content, createdAt }: Entry): Row => ({
  id,
  kind: 'journal-entry',
  day: new Date(createdAt).toISOString().slice(0, 10),
  order: newestFirstOrder(createdAt),
  version: { 'dexie-bench': ++dot },
  deleted: false,
  createdAt,
  updatedAt: createdAt,
  utcOffsetMinutes: 0,
  body: { content, audioUrl: null },
  pending: 1,
});

offerBench({
  async open(personId) {
    person = personId;
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
  const { epoch } = await call<PullAnswer>('/pull?since=0&limit=1');
  for (;;) {
    const waiting = await rows().where('pending').equals(1).limit(LIMITS.pushRows).toArray();
    if (waiting.length === 0) return;
    const states = waiting.map(({ pending: _pending, ...state }) => state);
    const answer = await call<PushAnswer>('/push', { epoch, rows: states });
    const accepted = new Set(answer.accepted.map((row) => row.id));
    await rows().bulkPut(
      waiting.filter((row) => accepted.has(row.id)).map((row) => ({ ...row, pending: 0 })),
    );
  }
}

async function pullAll(): Promise<void> {
  let since = 0;
  for (;;) {
    const answer = await call<PullAnswer>(`/pull?since=${since}&limit=${LIMITS.pullRows}`);
    await rows().bulkPut(answer.rows.map((row) => ({ ...row, pending: 0 })));
    since = answer.checkpoint;
    if (!answer.more) return;
  }
}

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/sync/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      [HEADERS.userId]: person,
      [HEADERS.protocol]: String(PROTOCOL_VERSION),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
