import { gunzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';

/** The body of a request as text, empty for none; a push may be compressed. */
export function sentText(request: Request): string {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const isGzip = request.headers()['content-encoding'] === 'gzip';
  return (isGzip ? gunzipSync(body) : body).toString();
}
