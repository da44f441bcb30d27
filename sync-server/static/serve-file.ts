import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { readRange } from '../../shared/protocol/byte-range';
import { compress, WORTH_COMPRESSING_BYTES } from '../compression/gzip';
import type { ServedFile } from './file-index';
import type { Gzipped } from './gzip-once';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Answers with a file: whole, a single byte range of it (players ask for those), or 304 when the caller has it. Whole text
 * is compressed where `gzipped` is given: the caller reads that.
 */
export async function serveFile(
  file: ServedFile,
  request: Request,
  cacheControl: string,
  gzipped?: Gzipped,
): Promise<Response> {
  const { headers, isText } = headersOf(file.path, file.bytes, cacheControl);
  headers.set('Accept-Ranges', 'bytes');
  headers.set('ETag', file.etag);
  if (sameTag(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (gzipped && isText && request.method === 'GET' && !request.headers.has('range')) {
    const body = await gzipped(file.path);
    headers.set('Content-Encoding', 'gzip');
    headers.set('Content-Length', String(body.byteLength));
    headers.set('ETag', `W/${file.etag}`);
    return new Response(body, { headers });
  }
  const range = readRange(request.headers.get('range'), file.bytes);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: file.bytes - 1 };
  headers.set('Content-Length', String(last - first + 1));
  if (range) headers.set('Content-Range', `bytes ${first}-${last}/${file.bytes}`);
  const body =
    request.method === 'HEAD' || file.bytes === 0 ? null : streamBytes(file, first, last);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Answers with bytes that lie in no file here: whole, and compressed where they are text and the caller reads that. */
export async function serveBytes(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  cacheControl: string,
  readsGzip: boolean,
): Promise<Response> {
  const { headers, isText } = headersOf(path, bytes.length, cacheControl);
  const isPacked = isText && readsGzip;
  const body = isPacked ? await compress(bytes) : bytes;
  if (isPacked) headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function headersOf(path: string, bytes: number, cacheControl: string) {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const isText = bytes >= WORTH_COMPRESSING_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const headers = new Headers({
    'Cache-Control': cacheControl,
    'Content-Type': type,
    ...(isText && { Vary: 'Accept-Encoding' }),
  });
  return { headers, isText };
}

function streamBytes(file: ServedFile, first: number, last: number): ReadableStream<Uint8Array> {
  const stream = createReadStream(file.path, { start: first, end: last });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** A compressed answer carries the same tag marked weak. */
function sameTag(given: string | null, etag: string): boolean {
  return given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
