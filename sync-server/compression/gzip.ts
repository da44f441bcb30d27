import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from '../middleware/app-env';

/** Below this compressing saves no packet. */
export const WORTH_COMPRESSING_BYTES = 1024;

/** The bytes, or a text as UTF-8, compressed in Node's thread pool. */
export const compress = promisify(gzip);

/** Whether the caller reads gzip. */
export function readsGzip(c: Context<AppEnv>): boolean {
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['gzip'],
    default: 'identity',
  });
  return found === 'gzip';
}
