import type { Readable } from 'node:stream';
import { MEDIA } from '../../../shared/protocol/media';
import type { MediaAnswer } from '../../../shared/protocol/media-answer';
import { invalidRequest, Problem } from '../../errors/problem';
import {
  appendSegment,
  type SealedFiles,
  sealedSize,
  wholeSegmentBytes,
} from '../../media/sealed-segments';
import { cutSegments } from './cut-segments';
import { finishRecording, reserveRoom, type Upload } from './finish-recording';
import { findMedia, openKey } from './known-media';
import { findComplete, type MediaDeps, partOf, turnOf } from './media-deps';
import { existsAlready, tooLarge, wrongType } from './media-problems';
import { sniffMediaType } from './sniff-media-type';

/** What one request brings of a recording: bytes from `first` up to before `end`, or nothing but the question. */
export interface Piece {
  readonly upload: Upload;
  readonly range: { readonly first: number; readonly end: number } | undefined;
  readonly body: Readable;
}

const { segmentBytes } = MEDIA;

/**
 * Takes a piece of a recording (V4, V5) and answers how far the server is. Of a request that is cut off the whole segments
 * that arrived are kept. The answer leaves after everything it counts is on the disk. A newer request for the same recording
 * takes over from an older one. Throws a Problem where a rule refuses the recording, and for a piece that does not begin
 * where the server is (V4).
 */
export function receivePiece(deps: MediaDeps, piece: Piece): Promise<MediaAnswer> {
  const { upload, body } = piece;
  return deps.turns.takeOver(turnOf(upload.name), body, () => takePiece(deps, piece));
}

async function takePiece(deps: MediaDeps, piece: Piece): Promise<MediaAnswer> {
  const { upload, range } = piece;
  if (upload.bytes > MEDIA.maxBytes) throw tooLarge();
  const complete = await findComplete(deps, upload.name);
  if (complete && complete.sha256 !== upload.sha256) throw existsAlready();
  if (complete) return { received: complete.bytes, complete: true };
  const sealed = { files: deps.files, key: await openKey(deps.store, upload.name.accountId) };
  const before = await receivedBytes(deps, upload);
  if (before < upload.bytes) {
    if (!range) return { received: before, complete: false };
    if (range.first !== before) throw wrongOffset(before);
  }
  const received = before < upload.bytes ? await writePiece(deps, sealed, piece) : before;
  if (received < upload.bytes) {
    if (received > before) await deps.files.sync(upload.name);
    return { received, complete: false };
  }
  await finishRecording(deps, sealed, upload);
  return { received, complete: true };
}

/** How much of this very recording lies there; of another hash or length under the same id nothing counts. */
async function receivedBytes(
  { store, files }: MediaDeps,
  { name, sha256, bytes }: Upload,
): Promise<number> {
  const known = await findMedia(store, name);
  if (known?.sha256 !== sha256 || known.bytes !== bytes) return 0;
  const size = (await files.size(partOf(name))) ?? 0;
  return size === sealedSize(bytes) ? bytes : Math.min(wholeSegmentBytes(size), bytes);
}

/** Seals and writes segment by segment as they arrive. Gives the offset behind the last one written. */
async function writePiece(
  deps: MediaDeps,
  sealed: SealedFiles,
  { upload, range = { first: 0, end: 0 }, body }: Piece,
): Promise<number> {
  const { name, bytes } = upload;
  let offset = range.first;
  try {
    for await (const segment of cutSegments(body)) {
      const end = offset + segment.length;
      const isLast = end === bytes;
      if (end > range.end) throw longerThanSaid();
      if (segment.length < segmentBytes && !isLast) break;
      if (offset === 0) await beginUpload(deps, upload, segment);
      await appendSegment(sealed, name, offset, isLast, segment);
      offset = end;
    }
  } catch (error) {
    // A broken connection is no failure: the bytes that arrived are kept, and there is no one to answer.
    if (error instanceof Problem || error !== body.errored) throw error;
  }
  return offset;
}

async function beginUpload(deps: MediaDeps, upload: Upload, head: Uint8Array): Promise<void> {
  const type = sniffMediaType(head);
  if (!type) throw wrongType();
  await reserveRoom(deps, upload, type);
}

function wrongOffset(received: number): Problem {
  const message = 'The upload continues from another position.';
  return new Problem(409, 'MEDIA_OFFSET', message, { details: { received } });
}

function longerThanSaid(): Problem {
  return invalidRequest('The body is longer than content-range says.');
}
