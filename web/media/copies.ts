import { Dexie } from 'dexie';
import { HELD_WITH_RECORD } from './contract';
import { cutUp } from './cut-up';
import {
  chunksOf,
  inTransaction,
  type MediaDatabase,
  type MediaStore,
  type RecordingRow,
} from './recording-row';

/** Browsers free what was deleted in their own time; a little more than is needed at the moment makes it last. */
const AT_ONCE_BYTES = 8_000_000;

/**
 * Drops copies of recordings that the server has, the least recently played first, until a few megabytes are free; none of
 * those `namedOnlyHere`, which it may drop (V9, V10). What is known of them stays. Returns whether anything was dropped. It
 * only deletes: on a full disk Chromium still commits a transaction that writes nothing.
 */
export function dropCopies(
  database: MediaDatabase,
  namedOnlyHere: ReadonlySet<string>,
): Promise<boolean> {
  return inTransaction({ database }, async ({ recordings }) => {
    let freed = 0;
    const synced = await recordings
      .where('[state+playedAt]')
      .between(['synced', Dexie.minKey], ['synced', Dexie.maxKey])
      .toArray();
    for (const { id, bytes } of synced) {
      if (freed >= AT_ONCE_BYTES) break;
      if (namedOnlyHere.has(id)) continue;
      if ((await chunksOf(database, id).delete()) > 0) freed += bytes;
    }
    return freed > 0;
  });
}

/**
 * A server put back to an earlier day may lack what it once had: what is still here is offered to it again (F6). So are those
 * `named` again, where they are given: it may have dropped them meanwhile (V22).
 */
export async function requeueUploaded(
  database: MediaDatabase,
  named?: ReadonlySet<string>,
): Promise<void> {
  if (named?.size === 0) return;
  await inTransaction({ database }, async ({ recordings }) => {
    for (const row of await recordings.where({ state: 'synced' }).toArray()) {
      if (named?.has(row.id) === false || !(await hasCopy(database, row))) continue;
      await recordings.put({ ...row, state: 'waiting' });
    }
  });
}

/**
 * Holds the recordings that only held records name, also what the server has of them: it knows of no record that names
 * them and will drop them (V9). Those whose record is held no more wait again (V11).
 */
export function holdWithRecords(
  database: MediaDatabase,
  heldNames: ReadonlySet<string>,
): Promise<void> {
  return inTransaction({ database }, async ({ recordings }) => {
    for (const row of await recordings.where({ state: 'held' }).toArray()) {
      if (row.code === HELD_WITH_RECORD && !heldNames.has(row.id))
        await recordings.put(released(row));
    }
    for (const row of await recordings.bulkGet([...heldNames])) {
      const isSent = row?.state === 'synced' && (await hasCopy(database, row));
      if (row && (isSent || row.state === 'waiting'))
        await recordings.put({ ...row, state: 'held', code: HELD_WITH_RECORD });
    }
  });
}

/** A held recording as it waits again. */
export function released({ code: _, ...row }: RecordingRow): RecordingRow {
  return { ...row, state: 'waiting' };
}

/** Keeps what was fetched whole from the server, unless this device has it. `now` in milliseconds since the epoch. */
export async function keepCopy(
  store: MediaStore,
  id: string,
  blob: Blob,
  now: number,
): Promise<void> {
  const chunks = await cutUp(blob);
  await store.run((connection) =>
    inTransaction(connection, async (database) => {
      const { recordings, recordingChunks } = database;
      const known = await recordings.get(id);
      if (known !== undefined && (known.state !== 'synced' || (await hasCopy(database, known))))
        return;
      const fresh = { id, key: '', type: blob.type, createdAt: now, durationMs: 0 };
      const whole = { bytes: blob.size, sentBytes: blob.size, chunks: chunks.length };
      await recordingChunks.bulkPut(chunks.map((bytes, index) => ({ id, index, bytes })));
      await recordings.put({ ...fresh, ...known, ...whole, playedAt: now, state: 'synced' });
    }),
  );
}

/** Whether the bytes of a recording are on this device. Within a transaction. */
export async function hasCopy(database: MediaDatabase, { id }: RecordingRow): Promise<boolean> {
  return (await database.recordingChunks.get([id, 0])) !== undefined;
}
