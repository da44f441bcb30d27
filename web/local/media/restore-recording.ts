import type { Surroundings } from '../contract';
import { cutUp } from './cut-up';
import { inTransaction, type MediaStore } from './recording-row';

/** A recording out of a file that the person exported. */
export interface RestoredRecording {
  readonly id: string;
  readonly sound: Blob;
  readonly durationMs: number;
}

/** Puts it whole into the desk, to be sent; false where the desk knows it already. What `Media.restore` promises. */
export async function restoreRecording(
  store: MediaStore,
  { id, sound, durationMs }: RestoredRecording,
  now: ReturnType<Surroundings['now']>,
): Promise<boolean> {
  const pieces = await cutUp(sound);
  const { type, size: bytes } = sound;
  const times = { createdAt: now, playedAt: now, durationMs };
  let isRestored = false;
  await store.run((connection) =>
    inTransaction(connection, async ({ recordings, recordingChunks }) => {
      if ((await recordings.get(id)) !== undefined) return;
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
      });
    }),
  );
  return isRestored;
}
