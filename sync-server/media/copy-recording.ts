import { createHash } from 'node:crypto';
import type { MediaFile, MediaFiles, MediaName } from './media-files';

/** So much is read and written at once: whole segments of sealed recordings, and few requests to a bucket. */
const PIECE_BYTES = 1_048_576;

/**
 * Copies a recording of so many bytes, as it is stored, from one place to another, and reads it back. One that is there at its
 * full length stays: a recording never changes once complete. False where the first place lacks it, or has it not whole.
 */
export async function copyRecording(
  from: MediaFiles,
  to: MediaFiles,
  name: MediaName,
  bytes: number,
): Promise<boolean> {
  const file: MediaFile = { ...name, isPart: false };
  if ((await to.size(file)) === bytes) return true;
  if ((await from.size(file)) !== bytes) return false;
  const sent = createHash('sha256');
  for (let position = 0; position < bytes; position += PIECE_BYTES) {
    const piece = await from.read(file, position, Math.min(PIECE_BYTES, bytes - position));
    sent.update(piece);
    await to.append(name, position, piece);
  }
  await to.sync(name);
  const kept = createHash('sha256');
  for (let position = 0; position < bytes; position += PIECE_BYTES) {
    const length = Math.min(PIECE_BYTES, bytes - position);
    kept.update(await to.read({ ...name, isPart: true }, position, length));
  }
  if (!sent.digest().equals(kept.digest())) {
    throw new Error(`The recording ${name.accountId}/${name.id} was not kept as it was sent.`);
  }
  await to.finish(name);
  return true;
}
