import { createHash } from 'node:crypto';
import { MEDIA } from '../../shared/protocol/media';
import { SEAL_BYTES } from '../sealing/aes-gcm';
import type { MediaFiles, MediaUpload, StoredMedia } from './media-files';

/** So much is read and written at once: whole segments as they are sealed, and few requests to a bucket. */
const PIECE_BYTES = 16 * (MEDIA.segmentBytes + SEAL_BYTES);

/**
 * Copies a recording of so many bytes, as it is stored, from one place to another, and reads it back. One that is there at its
 * full length stays: a recording never changes once complete. False where the first place lacks it, or has it not whole.
 */
export async function copyRecording(
  from: MediaFiles,
  to: MediaFiles,
  upload: MediaUpload,
  bytes: number,
): Promise<boolean> {
  if ((await to.open(upload))?.bytes === bytes) return true;
  const stored = await from.open(upload);
  if (stored?.bytes !== bytes) return false;
  const sent = createHash('sha256');
  for await (const { position, piece } of piecesOf(stored)) {
    sent.update(piece);
    await to.append(upload, position, piece);
  }
  await to.sync(upload);
  const kept = createHash('sha256');
  const part = await to.openPart(upload);
  if (part) for await (const { piece } of piecesOf(part)) kept.update(piece);
  if (!part || !sent.digest().equals(kept.digest())) {
    throw new Error(`The recording ${upload.accountId}/${upload.id} was not kept as it was sent.`);
  }
  await part.finish();
  return true;
}

async function* piecesOf({ bytes, read }: StoredMedia) {
  for (let position = 0; position < bytes; position += PIECE_BYTES) {
    yield { position, piece: await read(position, Math.min(PIECE_BYTES, bytes - position)) };
  }
}
