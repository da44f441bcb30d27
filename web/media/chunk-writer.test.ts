import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { ResilientConnection } from '../records/storage/resilient-connection';
import { createIndexedDbDisk } from '../records/testing/disk';
import { ChunkWriter } from './chunk-writer';
import { chunksOf, MEDIA_TABLES, type MediaDatabase } from './recording-row';

interface Opened {
  readonly database: MediaDatabase;
  close(): Promise<void>;
}

/** A disk that does each write and then reports that it failed: the write runs once more. */
class UnreportedWrites extends ResilientConnection<Opened> {
  override async run<Result>(operation: (opened: Opened) => Promise<Result>): Promise<Result> {
    await super.run(operation);
    return super.run(operation);
  }
}

it('V2 writes a chunk once, also where a write was done and reported as failed', async () => {
  const disk = createIndexedDbDisk();
  const database = new Dexie('recordings', disk.idb) as MediaDatabase;
  database.version(1).stores(MEDIA_TABLES);
  const store = new UnreportedWrites(async () => ({
    database,
    close: async () => database.close(),
  }));
  await database.recordings.put({
    id: 'r',
    key: 'journal:new',
    type: 'audio/webm',
    createdAt: 0,
    durationMs: 0,
    bytes: 0,
    chunks: 0,
    state: 'recording',
    sentBytes: 0,
    playedAt: 0,
  });
  const writer = new ChunkWriter(store, 'r', 0);
  await writer.append(new Blob(['one']), 1_000);
  await writer.append(new Blob(['two']), 2_000);
  const written = await chunksOf(database, 'r').toArray();
  expect(written.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['one', 'two']);
  expect(await database.recordings.get('r')).toMatchObject({ chunks: 2, bytes: 6 });
  await store.close();
});
