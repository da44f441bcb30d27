import type { Context } from 'hono';
import { MEDIA } from '../../shared/protocol/media';
import type { AppEnv } from '../app-env';

/** A recording and the multipart envelope around it: what the body limit in front of uploads must let through. */
export const MAX_UPLOAD_BODY_BYTES = MEDIA.maxBytes + 64_000;

const UPLOAD_PATH = /^\/api\/(?:media\/[^/]*|(?:journal|daily-drop)\/audio)$/;

/** The addresses that take bytes instead of JSON. */
export function isUploadPath(path: string): boolean {
  return UPLOAD_PATH.test(path);
}

/** A request that brings bytes of a recording. */
export function isUpload(c: Context<AppEnv>): boolean {
  return (c.req.method === 'PUT' || c.req.method === 'POST') && isUploadPath(c.req.path);
}
