import type { Context } from 'hono';
import { PROFILE_IMAGE_BYTES } from '../../shared/api/profile';
import { MEDIA } from '../../shared/protocol/media';
import type { AppEnv } from '../middleware/app-env';

/** The multipart form around a file. */
const ENVELOPE_BYTES = 64_000;
const IMAGE_PATH = '/api/profile/image';
const UPLOAD_PATH = /^\/api\/(?:media\/[^/]*|(?:journal|daily-drop)\/audio|profile\/image)$/;

/** The addresses that take bytes instead of JSON. */
export function isUploadPath(path: string): boolean {
  return UPLOAD_PATH.test(path);
}

/** The longest body that the body limit before an upload must admit: the file and its envelope. */
export function maxUploadBytes(path: string): number {
  return (path === IMAGE_PATH ? PROFILE_IMAGE_BYTES : MEDIA.maxBytes) + ENVELOPE_BYTES;
}

/** Whether a request carries bytes of a recording or a picture. */
export function isUpload(c: Context<AppEnv>): boolean {
  return (c.req.method === 'PUT' || c.req.method === 'POST') && isUploadPath(c.req.path);
}
