import type { MediaType } from '../../../shared/protocol/media';
import type { MediaName } from '../../media/media-files';
import { readSealed } from '../../media/sealed-segments';
import { openKey } from './known-media';
import { findComplete, type MediaDeps } from './media-deps';

/** A complete recording, ready to be read. */
export interface OpenRecording {
  readonly bytes: number;
  readonly type: MediaType;
  /** Bytes `first` to `last`, decrypted as they are read; fails where the file was changed after it was sealed. */
  read(first: number, last: number): AsyncIterable<Uint8Array>;
}

/** A person's own complete recording; undefined for anything else (V6). */
export async function openRecording(
  deps: Pick<MediaDeps, 'store' | 'files'>,
  name: MediaName,
): Promise<OpenRecording | undefined> {
  const media = await findComplete(deps, name);
  if (!media) return undefined;
  const { id, bytes, type, stored } = media;
  const key = await openKey(deps.store, name.accountId);
  return {
    bytes,
    type,
    read: (first, last) => readSealed(key, id, stored, bytes, { first, last }),
  };
}
