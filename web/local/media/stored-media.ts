import type { Live, Media, Recording, Surroundings } from '../contract';
import { liveRead } from '../live-read';
import { ChunkWriter } from './chunk-writer';
import {
  chunksOf,
  inTransaction,
  type MediaDatabase,
  type MediaStore,
  type RecordingRow,
  removeRecording,
  toRecording,
} from './recording-row';

/** Precise enough to tell which copy was heard last, without a write for each request of a player. */
const PLAYED_AGAIN_AFTER_MS = 60_000;

/** Voice recordings in the desk; what each method promises stands with {@link Media}. */
export class StoredMedia implements Media {
  readonly #store: MediaStore;
  readonly #surroundings: Pick<Surroundings, 'now' | 'randomId'>;
  readonly #writers = new Map<string, ChunkWriter>();

  constructor(store: MediaStore, surroundings: Pick<Surroundings, 'now' | 'randomId'>) {
    this.#store = store;
    this.#surroundings = surroundings;
  }

  async begin(key: string, type: string): Promise<string> {
    const id = this.#surroundings.randomId();
    const now = this.#surroundings.now();
    const row: RecordingRow = {
      id,
      key,
      type,
      createdAt: now,
      playedAt: now,
      durationMs: 0,
      bytes: 0,
      chunks: 0,
      sentBytes: 0,
      state: 'recording',
    };
    await this.#store.run(({ database }) => database.recordings.put(row));
    this.#writers.set(id, new ChunkWriter(this.#store, id, 0));
    return id;
  }

  append(id: string, chunk: Blob, durationMs: number): Promise<void> {
    const writer = this.#writers.get(id) ?? new ChunkWriter(this.#store, id);
    this.#writers.set(id, writer);
    return writer.append(chunk, durationMs);
  }

  async finish(id: string): Promise<Recording | undefined> {
    await this.#writers.get(id)?.settle();
    const row = await this.#change(id, (row) =>
      row.state === 'recording' ? { ...row, state: 'captured' } : row,
    );
    this.#writers.delete(id);
    if (row?.bytes !== 0) return row && toRecording(row);
    await this.discard(id);
    return undefined;
  }

  async discard(id: string): Promise<void> {
    this.#writers.delete(id);
    await this.#store.run((connection) =>
      inTransaction(connection, async (database) => {
        const row = await database.recordings.get(id);
        if (row !== undefined && isUnkept(row)) await removeRecording(database, id);
      }),
    );
  }

  async keep(id: string): Promise<void> {
    await this.#writers.get(id)?.settle();
    await this.#change(id, (row) => (isUnkept(row) || row.state === 'held' ? waiting(row) : row));
    this.#writers.delete(id);
  }

  async read(id: string): Promise<Blob | undefined> {
    const found = await this.#store.run(({ database }) => readBlob(database, id));
    if (found) await this.#notePlayed(found.row);
    return found?.blob;
  }

  async unkept(key: string): Promise<Recording[]> {
    const rows = await this.#store.run(({ database }) =>
      database.recordings.where({ key }).filter(isUnkept).toArray(),
    );
    return newestFirst(rows);
  }

  liveOne(id: string): Live<Recording | null> {
    return liveRead(this.#store, async ({ database }) => {
      const row = await database.recordings.get(id);
      return row ? toRecording(row) : null;
    });
  }

  liveUnsent(): Live<Recording[]> {
    return liveRead(this.#store, async ({ database }) =>
      newestFirst(await database.recordings.where('state').anyOf('waiting', 'held').toArray()),
    );
  }

  /** Changes a row in a transaction of its own and returns it as it then is. */
  #change(
    id: string,
    change: (row: RecordingRow) => RecordingRow,
  ): Promise<RecordingRow | undefined> {
    return this.#store.run((connection) =>
      inTransaction(connection, async ({ recordings }) => {
        const row = await recordings.get(id);
        if (row === undefined) return undefined;
        const next = change(row);
        if (next !== row) await recordings.put(next);
        return next;
      }),
    );
  }

  /** Which copy is dropped first matters less than that this one plays: a disk that is full may refuse. */
  async #notePlayed({ id, playedAt }: RecordingRow): Promise<void> {
    const now = this.#surroundings.now();
    if (now - playedAt < PLAYED_AGAIN_AFTER_MS) return;
    await this.#change(id, (row) => ({ ...row, playedAt: now })).catch(() => undefined);
  }
}

/** A recording with its bytes; undefined when this device has none of them. */
export function readBlob(
  database: MediaDatabase,
  id: string,
): Promise<{ readonly row: RecordingRow; readonly blob: Blob } | undefined> {
  const { recordings, recordingChunks } = database;
  return database.transaction('r', recordings, recordingChunks, async () => {
    const row = await recordings.get(id);
    if (!row?.chunks) return undefined;
    const chunks = await chunksOf(database, id).toArray();
    return {
      row,
      blob: new Blob(
        chunks.map(({ bytes }) => bytes),
        { type: row.type },
      ),
    };
  });
}

function isUnkept({ state }: RecordingRow): boolean {
  return state === 'recording' || state === 'captured';
}

function waiting({ code: _code, ...row }: RecordingRow): RecordingRow {
  return { ...row, state: 'waiting' };
}

function newestFirst(rows: RecordingRow[]): Recording[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt).map(toRecording);
}
