import { readRange } from '../../shared/protocol/byte-range';

/** The whole of a recording, or the part that a player asks for, with the status that says so. */
export function answerPart(sound: Blob, range: string | null): Response {
  const part = readRange(range, sound.size);
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    // Opened as a page of its own, it is sound all the same, and nothing in it runs.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': sound.type,
    'x-content-type-options': 'nosniff',
  });
  if (part === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sound.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = part ?? { first: 0, last: sound.size - 1 };
  headers.set('content-length', String(last - first + 1));
  if (part) headers.set('content-range', `bytes ${first}-${last}/${sound.size}`);
  return new Response(sound.slice(first, last + 1), { status: part ? 206 : 200, headers });
}
