import { IMAGE_TOO_LARGE, NO_IMAGE, PROFILE_IMAGE_BYTES } from '../../../shared/api/profile';
import { Problem } from '../../errors/problem';
import type { Store } from '../../store/store';
import { cleanImage } from './clean-image';

/** More would take a browser's memory to show (A17). */
const MAX_PIXELS = 40_000_000;

/**
 * Keeps a picture in the place of the one before, without anything but what is seen of it. Throws a Problem for what is no
 * picture of ours, or too large a one.
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
