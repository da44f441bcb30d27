import { IMAGE_TOO_LARGE, NO_IMAGE, PROFILE_IMAGE_BYTES } from '../../../shared/api/profile';
import { Problem } from '../../errors/problem';
import type { Store } from '../../store/store';
import { cleanImage } from './clean-image';

/** To show more would fill the memory of a browser (A17). */
const MAX_PIXELS = 40_000_000;

/**
 * Stores a picture in place of the previous one, with its visible parts alone. Throws a Problem for bytes that are no
 * supported picture, and for a picture that is too large.
 */
export async function saveProfileImage(
  store: Pick<Store, 'keepProfileImage'>,
  accountId: string,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const image = cleanImage(await collect(chunks));
  if (!image) throw new Problem(415, 'MEDIA_TYPE', NO_IMAGE);
  if (image.pixels > MAX_PIXELS) throw tooLarge();
  await store.keepProfileImage(accountId, { id, type: image.type, bytes: image.bytes });
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > PROFILE_IMAGE_BYTES) throw tooLarge();
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

function tooLarge(): Problem {
  return new Problem(413, 'BODY_TOO_LARGE', IMAGE_TOO_LARGE);
}
