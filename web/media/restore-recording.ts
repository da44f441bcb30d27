import type { Surroundings } from '../platform/surroundings';
import type { RestoredRecording } from './contract';
import { hasCopy } from './copies';
import { cutUp } from './cut-up';
import { inTransaction, type MediaStore } from './recording-row';

/**
 * Puts it whole into the person’s database, to be sent; false where the person’s database has it already. What
 * `Media.restore` promises.
 */
export async function restoreRecording(
  store: MediaStore,
  { id, content, durationMs, previewOf }: RestoredRecording,
  now: ReturnType<Surroundings['now']>,
): Promise<boolean> {
  const pieces = await cutUp(content);
  const { type, size: bytes } = content;
  const times = { createdAt: now, playedAt: now, durationMs };
  let isRestored = false;
  await store.run((connection) =>
    inTransaction(connection, async (database) => {
      const { recordings, recordingChunks } = database;
      const known = await recordings.get(id);
      const isHere = known?.state !== 'synced' || (await hasCopy(database, known));
      if (known !== undefined && isHere) return;
      // Before the write: run again after a failure that came late, it finds its own.
      isRestored = true;
      await recordingChunks.bulkPut(pieces.map((piece, index) => ({ id, index, bytes: piece })));
      await recordings.put({
        ...times,
        id,
        key: '',
        type,
        bytes,
        chunks: pieces.length,
        sentBytes: 0,
        state: 'waiting',
        ...(previewOf !== undefined && { previewOf }),
      });
    }),
  );
  return isRestored;
}
