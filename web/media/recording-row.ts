import { Dexie, type EntityTable, type Table } from 'dexie';
import type { ResilientConnection } from '../records/storage/resilient-connection';
import type { Recording } from './contract';

/** A recording as the person’s database keeps it; its bytes stand in rows of their own. */
export interface RecordingRow extends Recording {
  /** The draft it belongs to while no record keeps it. */
  readonly key: string;
  /** Rows of bytes, numbered from 0. They may be gone where the server has the recording: dropped to make room. */
  readonly chunks: number;
  /** When it was made, fetched or last read, milliseconds since the epoch. */
  readonly playedAt: number;
  /** SHA-256 of all bytes, hex, once computed. */
  readonly sha256?: string;
  /** When it was first found that no record names it any more, milliseconds since the epoch. */
  readonly unnamedSince?: number;
}

/** A piece of a recording. Bytes and not a Blob: Safari has lost Blobs kept in IndexedDB. */
export interface ChunkRow {
  readonly id: string;
  readonly index: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type MediaDatabase = Dexie & {
  readonly recordings: EntityTable<RecordingRow, 'id'>;
  readonly recordingChunks: Table<ChunkRow, [string, number]>;
  /** The row `state` says in which epoch this device is. */
  readonly sync: Table<{ readonly epoch: string | null }, 'state'>;
};

export type MediaStore = ResilientConnection<{
  readonly database: MediaDatabase;
  close(): Promise<void>;
}>;

/** The tables of recordings, as the person’s database declares them. */
export const MEDIA_TABLES = {
  recordings: 'id, key, [state+playedAt]',
  recordingChunks: '[id+index]',
} as const;

/** What of a row is everybody's business. */
export function toRecording(row: RecordingRow): Recording {
  const { id, type, createdAt, durationMs, bytes, state, code, sentBytes, previewOf } = row;
  const recording = { id, type, createdAt, durationMs, bytes, state, sentBytes };
  return {
    ...recording,
    ...(code !== undefined && { code }),
    ...(previewOf !== undefined && { previewOf }),
  };
}

/** Whether no record has kept it yet. */
export function isUnkept({ state }: RecordingRow): boolean {
  return state === 'recording' || state === 'captured';
}

/** Recordings and their bytes, changed together; `change` asks Dexie alone. */
export function inTransaction<Result>(
  { database }: { readonly database: MediaDatabase },
  change: (database: MediaDatabase) => Promise<Result>,
): Promise<Result> {
  const { recordings, recordingChunks } = database;
  return database.transaction('rw', recordings, recordingChunks, () => change(database));
}

/** The bytes of a recording in order. */
export function chunksOf({ recordingChunks }: MediaDatabase, id: string) {
  return recordingChunks.where('[id+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
}

/** A recording with its bytes; undefined when this device has none of them. */
export function readBlob(
  database: MediaDatabase,
  id: string,
): Promise<{ readonly row: RecordingRow; readonly blob: Blob } | undefined> {
  const { recordings, recordingChunks } = database;
  return database.transaction('r', recordings, recordingChunks, async () => {
    const row = await recordings.get(id);
    const chunks = await chunksOf(database, id).toArray();
    if (row === undefined || chunks.length === 0) return undefined;
    return {
      row,
      blob: new Blob(
        chunks.map(({ bytes }) => bytes),
        { type: row.type },
      ),
    };
  });
}

/** Changes a recording in a transaction of its own and returns it as it then is. Null removes it and its bytes. */
export function changeRecording(
  store: MediaStore,
  id: string,
  change: (row: RecordingRow) => RecordingRow | null,
): Promise<RecordingRow | undefined> {
  return store.run((connection) =>
    inTransaction(connection, async (database) => {
      const row = await database.recordings.get(id);
      const next = row === undefined ? undefined : change(row);
      if (next === null) await removeRecording(database, id);
      else if (next !== undefined && next !== row) await database.recordings.put(next);
      return next ?? undefined;
    }),
  );
}

async function removeRecording(database: MediaDatabase, id: string): Promise<void> {
  await chunksOf(database, id).delete();
  await database.recordings.delete(id);
}
