import { inTransaction, type MediaStore } from './recording-row';

interface Chunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly durationMs: number;
}

/**
 * Writes the chunks of one recording, in the order in which they came. What the disk refuses stays in line, and is
 * written with the next chunk or when the recording ends: no chunk is ever left out between two others (V2).
 */
export class ChunkWriter {
  readonly #store: MediaStore;
  readonly #id: string;
  readonly #unwritten: Chunk[] = [];
  /** Chunks known to be on the disk; undefined until looked up. */
  #written: number | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** `written` is 0 for a recording that was just begun. */
  constructor(store: MediaStore, id: string, written?: number) {
    this.#store = store;
    this.#id = id;
    this.#written = written;
  }

  /** Resolves when the chunk is on the disk. */
  append(chunk: Blob, durationMs: number): Promise<void> {
    return this.#inTurn(async () => {
      const bytes = new Uint8Array(await chunk.arrayBuffer());
      if (bytes.length > 0) this.#unwritten.push({ bytes, durationMs });
      await this.#write();
    });
  }

  /** Resolves when everything that came is on the disk. */
  settle(): Promise<void> {
    return this.#inTurn(() => this.#write());
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #write(): Promise<void> {
    if (this.#unwritten.length === 0) return;
    this.#written ??= await this.#countWritten();
    const first = this.#written;
    const chunks = this.#unwritten.map((chunk, at) => ({ ...chunk, index: first + at }));
    await this.#store.run((connection) =>
      inTransaction(connection, async ({ recordings, recordingChunks }) => {
        const row = await recordings.get(this.#id);
        if (row?.state !== 'recording') return;
        // This may run twice, also after a write that was done but not reported.
        const fresh = chunks.filter(({ index }) => index >= row.chunks);
        await recordingChunks.bulkPut(
          fresh.map(({ index, bytes }) => ({ id: row.id, index, bytes })),
        );
        await recordings.put({
          ...row,
          chunks: row.chunks + fresh.length,
          bytes: fresh.reduce((sum, { bytes }) => sum + bytes.length, row.bytes),
          durationMs: Math.max(row.durationMs, ...fresh.map(({ durationMs }) => durationMs)),
        });
      }),
    );
    this.#written = first + chunks.length;
    this.#unwritten.length = 0;
  }

  async #countWritten(): Promise<number> {
    const row = await this.#store.run(({ database }) => database.recordings.get(this.#id));
    return row?.chunks ?? 0;
  }
}
