import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import { readRange } from '../../shared/protocol/byte-range';
import { isMediaId, MEDIA, MEDIA_HASH_HEADER, mediaUrl } from '../../shared/protocol/media';
import { invalidRequest, notFound } from '../errors/problem';
import type { MediaName } from '../media/media-files';
import type { AppEnv } from '../middleware/app-env';
import type { MediaDeps } from '../services/media/media-deps';
import { type OpenRecording, openRecording } from '../services/media/open-recording';
import { type Piece, receivePiece } from '../services/media/receive-piece';
import { saveRecording } from '../services/media/save-recording';
import { readMultipartFile } from './read-multipart-file';
import { requireAccount } from './read-request';

const WORDS = {
  missing: 'Please send the recording as the file "audio" of a multipart form.',
  broken: 'Failed to save voice recording. Please try again.',
};

/** PUT, GET and HEAD /api/media/{id}, POST /api/journal/audio, POST /api/daily-drop/audio. */
export function mediaRoutes(deps: MediaDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.put('/media/:id', async (c) => {
    // Before anything is looked up: where another database takes the place of this one meanwhile, this one's epoch is named.
    const epoch = await deps.store.readEpoch();
    return c.json({ ...(await receivePiece(deps, readPiece(c))), epoch });
  });

  routes.get('/media/:id', async (c) => {
    const recording = await openRecording(deps, readName(c));
    if (!recording) throw notFound();
    return answerRecording(c, recording);
  });

  for (const path of ['/journal/audio', '/daily-drop/audio']) {
    routes.post(path, async (c) => {
      const name = { accountId: requireAccount(c).id, id: deps.randomId() };
      const save = (chunks: AsyncIterable<Uint8Array>) => saveRecording(deps, name, chunks);
      const id = await readMultipartFile(c, save, WORDS);
      return c.json({ audioUrl: mediaUrl(id) });
    });
  }

  return routes;
}

/** Text that can't be an id is not found (A15). */
function readName(c: Context<AppEnv>): MediaName {
  const accountId = requireAccount(c).id;
  const id = c.req.param('id') ?? '';
  if (!isMediaId(id)) throw notFound();
  return { accountId, id };
}

function readPiece(c: Context<AppEnv>): Piece {
  const name = readName(c);
  const sha256 = c.req.header(MEDIA_HASH_HEADER)?.toLowerCase() ?? '';
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw invalidRequest(`${MEDIA_HASH_HEADER} must be 64 hex digits.`);
  const { range, bytes } = readContentRange(c.req.header('content-range'));
  const body = c.req.raw.body;
  return {
    upload: { name, sha256, bytes },
    range,
    body: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
  };
}

function readContentRange(header = ''): Pick<Piece, 'range'> & { readonly bytes: number } {
  const [, from, to, total] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(header) ?? [];
  const bytes = Number(total ?? 0);
  if (bytes < 1) throw invalidRequest('content-range must say which bytes of how many.');
  if (from === undefined) return { range: undefined, bytes };
  const range = { first: Number(from), end: Number(to) + 1 };
  const isCut = range.first % MEDIA.segmentBytes === 0 && range.first < range.end;
  const endsWell =
    range.end === bytes || (range.end < bytes && range.end % MEDIA.segmentBytes === 0);
  if (!isCut || !endsWell) {
    throw invalidRequest(
      `content-range must begin and end at a multiple of ${MEDIA.segmentBytes}.`,
    );
  }
  return { range, bytes };
}

/** The whole or one range of it; players ask for those. Never kept by a cache on the way, never run as a page. */
function answerRecording(c: Context<AppEnv>, { bytes, type, read }: OpenRecording): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  });
  const range = readRange(c.req.header('range'), bytes);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  headers.set('Content-Length', String(last - first + 1));
  if (range) headers.set('Content-Range', `bytes ${first}-${last}/${bytes}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const stream = Readable.from(read(first, last), { objectMode: false });
  return new Response(Readable.toWeb(stream) as unknown as BodyInit, { status, headers });
}
