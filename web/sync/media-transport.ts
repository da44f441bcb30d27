import * as z from 'zod/mini';
import type { Outcome } from '../../shared/outcome';
import { errorBody } from '../../shared/protocol/errors';
import { MEDIA_HASH_HEADER, mediaUrl } from '../../shared/protocol/media';
import { type MediaAnswer, mediaAnswer } from '../../shared/protocol/media-answer';
import { askServer, parseAnswer, type TransportDeps } from './ask-server';
import { type Failure, failed, success, tryAgain } from './failure';
import { readFailure } from './read-failure';

/** A slow line needs longer for a piece than for a page of records. */
const PIECE_TIMEOUT_MS = 120_000;

/** Codes with which the server refuses a recording itself, not this try of sending it. */
const REFUSALS: readonly string[] = [
  'MEDIA_EXISTS',
  'MEDIA_TYPE',
  'MEDIA_DAMAGED',
  'MEDIA_QUOTA',
  'BODY_TOO_LARGE',
];

/** A piece of a recording on its way, or only the question how far the server is. */
export interface MediaPiece {
  readonly id: string;
  /** SHA-256 of the whole, hex. */
  readonly sha256: string;
  readonly type: string;
  /** Bytes of the whole. */
  readonly bytes: number;
  readonly from: number;
  /** Left out to ask. */
  readonly piece?: Blob;
}

/** How far the server is (V4), or why it does not want the recording. */
export type MediaReply = MediaAnswer | { readonly refused: string };

/** The one call an upload needs. Resolves, whatever happens. */
export interface MediaTransport {
  put(piece: MediaPiece, signal: AbortSignal): Promise<Outcome<MediaReply, Failure>>;
}

/** Uploads over HTTP. */
export function createMediaTransport(deps: TransportDeps): MediaTransport {
  return {
    put({ id, type, sha256, bytes, from, piece }, signal) {
      const range = piece ? `${from}-${from + piece.size - 1}` : '*';
      const headers = {
        'content-type': type,
        'content-range': `bytes ${range}/${bytes}`,
        [MEDIA_HASH_HEADER]: sha256,
      };
      const init = { method: 'PUT', headers, ...(piece && { body: piece }) };
      const read = (response: Response) => readReply(response, deps.now());
      return askServer(deps, [mediaUrl(id), init], read, signal, PIECE_TIMEOUT_MS);
    },
  };
}

/** A wrong offset is an answer too: it names the right one. */
const offsetBody = z.object({ code: z.literal('MEDIA_OFFSET'), received: z.int() });

async function readReply(response: Response, now: number): Promise<Outcome<MediaReply, Failure>> {
  if (response.ok) return parseAnswer(response, mediaAnswer);
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const offset = offsetBody.safeParse(body);
  if (offset.success) return success({ received: offset.data.received, complete: false });
  const { data } = errorBody.safeParse(body);
  if (data && REFUSALS.includes(data.code)) return success({ refused: data.code });
  const failure = await readFailure(response, now);
  return failure.kind === 'too-large' ? tryAgain(failure.kind) : failed(failure);
}
