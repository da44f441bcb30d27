import { isPhotoType } from '../../shared/protocol/media';
import type { Live } from '../live/live';
import type { Surroundings } from '../platform/surroundings';
import { liveRead } from '../records/storage/live-read';
import { ChunkWriter } from './chunk-writer';
import type { Media, Recording, RestoredRecording } from './contract';
import {
  changeRecording,
  isUnkept,
  type MediaStore,
  type RecordingRow,
  readBlob,
  toRecording,
} from './recording-row';

/** Precise enough to tell which copy was heard last, without a write for each request of a player. */
const PLAYED_AGAIN_AFTER_MS = 60_000;

/** Voice recordings and photos in the person’s database; what each method promises stands with {@link Media}. */
export class StoredMedia implements Media {
  readonly #store: MediaStore;
  readonly #surroundings: Pick<Surroundings, 'now' | 'randomId'>;
  readonly #onKeep: () => void;
  readonly #writers = new Map<string, ChunkWriter>();

  constructor(parts: {
    readonly store: MediaStore;
    readonly surroundings: Pick<Surroundings, 'now' | 'randomId'>;
    readonly onKeep: () => void;
  }) {
    this.#store = parts.store;
    this.#surroundings = parts.surroundings;
    this.#onKeep = parts.onKeep;
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
    const row = await changeRecording(this.#store, id, (row) =>
      row.state === 'recording' ? { ...row, state: 'captured' } : row,
    );
    this.#writers.delete(id);
    if (row?.bytes !== 0) return row && toRecording(row);
    await this.discard(id);
    return undefined;
  }

  async discard(id: string): Promise<void> {
    this.#writers.delete(id);
    await changeRecording(this.#store, id, (row) => (isUnkept(row) ? null : row));
  }

  async keep(id: string, previewOf?: string): Promise<void> {
    await this.#writers.get(id)?.settle();
    await changeRecording(this.#store, id, (row) =>
      isUnkept(row) || row.state === 'held' ? waiting(row, previewOf) : row,
    );
    this.#writers.delete(id);
    this.#onKeep();
  }

  async read(id: string): Promise<Blob | undefined> {
    const found = await this.#store.run(({ database }) => readBlob(database, id));
    if (found) await this.#notePlayed(found.row);
    return found?.blob;
  }

  async restore(recording: RestoredRecording): Promise<boolean> {
    // Loaded with the first recording that an import brings.
    const { restoreRecording } = await import('./restore-recording');
    const isNew = await restoreRecording(this.#store, recording, this.#surroundings.now());
    if (isNew) this.#onKeep();
    return isNew;
  }

  async unkept(key: string): Promise<Recording[]> {
    const rows = await this.#store.run(({ database }) =>
      database.recordings.where({ key }).filter(isUnkept).toArray(),
    );
    return newestFirst(rows.filter(({ type }) => !isPhotoType(type)));
  }

  liveOne(id: string): Live<Recording | null> {
    return liveRead(this.#store, async ({ database }) => {
      const row = await database.recordings.get(id);
      return row ? toRecording(row) : null;
    });
  }

  liveUnsent(): Live<Recording[]> {
    return liveRead(this.#store, async ({ database }) => {
      const inState = (state: RecordingRow['state']) =>
        database.recordings.where({ state }).toArray();
      const found = await Promise.all([inState('waiting'), inState('held')]);
      return newestFirst(found.flat());
    });
  }

  /** Which copy is dropped first matters less than that this one plays: a disk that is full may refuse. */
  async #notePlayed({ id, playedAt }: RecordingRow): Promise<void> {
    const now = this.#surroundings.now();
    if (now - playedAt < PLAYED_AGAIN_AFTER_MS) return;
    await changeRecording(this.#store, id, (row) => ({ ...row, playedAt: now })).catch(
      () => undefined,
    );
  }
}

function waiting({ code: _code, ...row }: RecordingRow, previewOf?: string): RecordingRow {
  return { ...row, state: 'waiting', ...(previewOf !== undefined && { previewOf }) };
}

function newestFirst(rows: RecordingRow[]): Recording[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt).map(toRecording);
}
