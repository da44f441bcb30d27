import type { Readable } from 'node:stream';
import { MEDIA } from '../../../shared/protocol/media';
import type { MediaAnswer } from '../../../shared/protocol/media-answer';
import { invalidRequest, Problem } from '../../errors/problem';
import type { MediaName } from '../../media/media-files';
import {
  createSegmentWriter,
  type SealedFiles,
  type SegmentWriter,
  sealedSize,
  wholeSegmentBytes,
} from '../../media/sealed-segments';
import type { Media } from '../../store/media';
import { cutSegments } from './cut-segments';
import { finishRecording, reserveRoom, type Upload } from './finish-recording';
import { findMedia, isUnderWay, openKey } from './known-media';
import { findComplete, type MediaDeps, partOf, turnOf } from './media-deps';
import { existsAlready, tooLarge, wrongType } from './media-problems';
import { sniffMediaType } from './sniff-media-type';

/** What one request brings of a recording: bytes from `first` up to before `end`, or nothing but the question. */
export interface Piece {
  readonly upload: Upload;
  readonly range: { readonly first: number; readonly end: number } | undefined;
  readonly body: Readable;
}

/** How far an upload is: its attempt, undefined where none is under way, and the bytes from the start that are stored. */
interface Progress {
  readonly attempt: string | undefined;
  readonly received: number;
}

const { segmentBytes } = MEDIA;

/**
 * Takes a piece of a recording (V4, V5) and answers how far the server is. Of a request that is cut off the whole segments
 * that arrived are kept. The answer leaves after everything it counts is on the disk. A newer request for the same recording
 * takes over from an older one of this server; on several servers both write the same (V19). Throws a Problem where a rule
 * refuses the recording, and for a piece that does not begin where the server is (V4).
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
  const known = await findMedia(deps.store, upload.name);
  const before = await readProgress(deps, upload, known);
  if (before.received < upload.bytes) {
    if (!range) return { received: before.received, complete: false };
    if (range.first !== before.received) throw wrongOffset(before.received);
  }
  const sealed = { files: deps.files, key: await openKey(deps.store, upload.name.accountId) };
  const after =
    before.received < upload.bytes ? await writePiece(deps, sealed, piece, before, known) : before;
  // Another request, of another server, has begun or completed it meanwhile: the question is answered anew.
  if (after === 'changed') return takePiece(deps, { ...piece, range: undefined });
  const { attempt, received } = after;
  if (attempt === undefined || received < upload.bytes) return { received, complete: false };
  await finishRecording(deps, sealed, { ...upload, attempt });
  return { received, complete: true };
}

/** How much of this very recording lies there; of another hash or length under the same id nothing counts. */
async function readProgress(
  { files }: MediaDeps,
  { name, sha256, bytes }: Upload,
  known: Media | undefined,
): Promise<Progress> {
  if (!known || !isUnderWay(known, { sha256, bytes })) return { attempt: undefined, received: 0 };
  const { attempt } = known;
  const size = (await files.openPart({ ...name, attempt }))?.bytes ?? 0;
  const isWhole = size === sealedSize(bytes);
  return { attempt, received: isWhole ? bytes : Math.min(wholeSegmentBytes(size), bytes) };
}

/** Writes what arrives, durably. Gives how far the upload is then. */
async function writePiece(
  deps: MediaDeps,
  sealed: SealedFiles,
  piece: Piece,
  before: Progress,
  known: Media | undefined,
): Promise<Progress | 'changed'> {
  const { name } = piece.upload;
  const { first = 0 } = piece.range ?? {};
  let { attempt } = before;
  let writer: SegmentWriter | undefined;
  let received = first;
  try {
    for await (const { offset, segment, isLast } of segmentsOf(piece)) {
      if (offset === 0) attempt = await beginUpload(deps, piece.upload, segment, known);
      if (attempt === undefined) return 'changed';
      writer ??= createSegmentWriter(sealed, { ...name, attempt });
      await writer.add(offset, isLast, segment);
      received = offset + segment.length;
    }
    if (attempt === undefined || received === first) return before;
    await writer?.flush();
    await deps.files.sync({ ...name, attempt });
    return { attempt, received };
  } catch (error) {
    if (error instanceof Problem || (await isUnderAttempt(deps, name, attempt))) throw error;
    return 'changed';
  }
}

/** The whole segments of a piece as they arrive. A broken line ends them: what arrived is kept, and there is no one to answer. */
async function* segmentsOf({ upload, range = { first: 0, end: 0 }, body }: Piece) {
  let offset = range.first;
  try {
    for await (const segment of cutSegments(body)) {
      const end = offset + segment.length;
      const isLast = end === upload.bytes;
      if (end > range.end) throw longerThanSaid();
      if (segment.length < segmentBytes && !isLast) return;
      yield { offset, segment, isLast };
      offset = end;
    }
  } catch (error) {
    if (error instanceof Problem || error !== body.errored) throw error;
  }
}

/** Whether the row names this attempt still: its bytes may be gone where it does not, or be whole. */
async function isUnderAttempt(
  deps: MediaDeps,
  name: MediaName,
  attempt: string | undefined,
): Promise<boolean> {
  const known = await findMedia(deps.store, name);
  return attempt === undefined || (known?.attempt === attempt && known.completedAt === null);
}

/** The attempt that the bytes belong to, undefined where the row is no longer as it was `known`. */
async function beginUpload(
  deps: MediaDeps,
  upload: Upload,
  head: Uint8Array,
  known: Media | undefined,
): Promise<string | undefined> {
  const type = sniffMediaType(head);
  if (!type) throw wrongType();
  const attempt = await reserveRoom(deps, { ...upload, attempt: deps.randomId() }, type, known);
  if (attempt !== undefined && known && known.attempt !== attempt) {
    await deps.files.remove(partOf({ ...upload.name, attempt: known.attempt }));
  }
  return attempt;
}

function wrongOffset(received: number): Problem {
  const message = 'The upload continues from another position.';
  return new Problem(409, 'MEDIA_OFFSET', message, { details: { received } });
}

function longerThanSaid(): Problem {
  return invalidRequest('The body is longer than content-range says.');
}
