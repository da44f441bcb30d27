import { createHash } from 'node:crypto';
import { JPEG_HEAD } from '../../shared/testing/sample-photo';
import type { Answer, Client } from './test-app';

/** The first bytes of each kind of recording, and of a photo. */
export const HEADS = {
  'audio/webm': Buffer.from('1a45dfa39f4286810142f7810142f281', 'hex'),
  'audio/mp4': Buffer.from('\0\0\0\u0020ftypM4A \0\0\0\0', 'latin1'),
  'audio/wav': Buffer.from('RIFF\u0010\0\0\0WAVEfmt ', 'latin1'),
  'image/jpeg': Buffer.from(JPEG_HEAD),
} as const;

/** A recording of `bytes` bytes, no two segments of it alike. */
export function sampleRecording(
  bytes: number,
  type: keyof typeof HEADS = 'audio/webm',
): Uint8Array<ArrayBuffer> {
  const recording = new Uint8Array(bytes).map((_, index) => (index * 31 + (index >> 16)) % 251);
  recording.set(HEADS[type].subarray(0, bytes));
  return recording;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The headers of a piece from `first` up to before `end`, of the question where no piece is given. */
export function pieceHeaders(
  recording: Uint8Array,
  piece?: { readonly first: number; readonly end: number },
): Record<string, string> {
  const range = piece ? `${piece.first}-${piece.end - 1}` : '*';
  return {
    'content-type': 'audio/webm;codecs=opus',
    'content-range': `bytes ${range}/${recording.length}`,
    'x-media-sha256': sha256(recording),
  };
}

/** What a call to PUT /api/media/{id} answers. */
export interface PieceAnswer {
  readonly received: number;
  readonly complete: boolean;
  readonly code?: string;
}

/** Sends a piece as the app does; all of it unless told otherwise. */
export function putPiece(
  person: Client,
  id: string,
  recording: Uint8Array<ArrayBuffer>,
  piece = { first: 0, end: recording.length },
): Promise<Answer<PieceAnswer>> {
  return person.call<PieceAnswer>('PUT', `/api/media/${id}`, {
    headers: pieceHeaders(recording, piece),
    body: recording.slice(piece.first, piece.end),
  });
}

/** Asks how far the server is. */
export function askReceived(
  person: Client,
  id: string,
  recording: Uint8Array,
): Promise<Answer<PieceAnswer>> {
  return person.call<PieceAnswer>('PUT', `/api/media/${id}`, { headers: pieceHeaders(recording) });
}

/**
 * A body that breaks off after so many bytes, as on a line that fails; once `written` resolves, since what a program has
 * not yet read of a stream is lost with it.
 */
export function brokenOff(
  bytes: Uint8Array,
  after: number,
  written: () => Promise<unknown> = async () => undefined,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      const chunk = bytes.subarray(sent, Math.min(sent + 10_000, after));
      sent += chunk.length;
      if (chunk.length > 0) controller.enqueue(chunk);
      else {
        await written();
        controller.error(new Error('The line broke'));
      }
    },
  });
}
