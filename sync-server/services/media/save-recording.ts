import { createHash } from 'node:crypto';
import { isPhotoType, MEDIA, type MediaType } from '../../../shared/protocol/media';
import type { MediaName } from '../../media/media-files';
import { createSegmentWriter, type SealedFiles } from '../../media/sealed-segments';
import { cutSegments } from './cut-segments';
import { type Attempt, finishRecording, reserveRoom } from './finish-recording';
import { findMediaByHash, openKey } from './known-media';
import { findComplete, type MediaDeps, partOf } from './media-deps';
import { damaged, tooLarge, wrongType } from './media-problems';
import { sniffMediaType } from './sniff-media-type';

interface TypedUpload extends Attempt {
  readonly type: MediaType;
}

/**
 * Takes a whole voice recording in one stream and gives the id it is kept under; no picture (V12). The same bytes of the same person have one id
 * however often they are sent. Throws a Problem where a rule refuses them; nothing is kept then.
 */
export async function saveRecording(
  deps: MediaDeps,
  name: MediaName,
  chunks: AsyncIterable<Uint8Array>,
): Promise<string> {
  const sealed = { files: deps.files, key: await openKey(deps.store, name.accountId) };
  const attempt = deps.randomId();
  try {
    const upload = await writeWhole(sealed, name, attempt, chunks);
    // Two of the same bytes at once: the second finds the first, also that of another server.
    return await deps.turns.run(name.accountId, () => keepOnce(deps, sealed, upload));
  } finally {
    await deps.files.remove(partOf({ ...name, attempt }));
  }
}

async function keepOnce(
  deps: MediaDeps,
  sealed: SealedFiles,
  upload: TypedUpload,
): Promise<string> {
  const { name, sha256, type } = upload;
  const same = await findMediaByHash(deps.store, name.accountId, sha256);
  if (same && (await findComplete(deps, { ...name, id: same.id }))) return same.id;
  if ((await reserveRoom(deps, upload, type)) !== upload.attempt) throw damaged();
  return finishRecording(deps, sealed, upload, { lost: same?.id });
}

/** Only when a segment is followed by another, or by the end, is it known which one is the last: one is kept back. */
async function writeWhole(
  sealed: SealedFiles,
  name: MediaName,
  attempt: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<TypedUpload> {
  const hash = createHash('sha256');
  const writer = createSegmentWriter(sealed, { ...name, attempt });
  let type: MediaType | undefined;
  let held: Uint8Array | undefined;
  let offset = 0;
  const write = async (segment: Uint8Array, isLast: boolean) => {
    if (offset + segment.length > MEDIA.maxBytes) throw tooLarge();
    await writer.add(offset, isLast, segment);
    hash.update(segment);
    offset += segment.length;
  };
  for await (const segment of cutSegments(chunks)) {
    type ??= sniffMediaType(segment);
    if (!type || isPhotoType(type)) throw wrongType();
    if (held) await write(held, false);
    held = segment;
  }
  if (!held || !type) throw wrongType();
  await write(held, true);
  await writer.flush();
  return { name, attempt, sha256: hash.digest('hex'), bytes: offset, type };
}
