import * as z from 'zod/mini';
import { errorBody } from '../../shared/protocol/errors';
import type { Failure } from './failure';

const LONGEST_WAIT_MS = 3_600_000;

const failureBody = z.extend(errorBody, { epoch: z.optional(z.string()) });

/** Turns an answer that is no success into what the loop has to do about it (P11, P33–P36). Never rejects. */
export async function readFailure(response: Response, now: number): Promise<Failure> {
  const { code, epoch } = await readBody(response);
  switch (response.status) {
    case 401:
      return { kind: 'signed-out' };
    case 410:
      // Ends in wiping the device, so a proxy's own 410 must not count.
      if (code === 'ACCOUNT_ERASED') return { kind: 'erased' };
      break;
    case 413:
      return { kind: 'too-large' };
    case 426:
      return { kind: 'upgrade-required' };
    case 409:
      if (code === 'EPOCH_CHANGED')
        return { kind: 'epoch-changed', ...(epoch !== undefined && { epoch }) };
      if (code === 'IDENTITY_MISMATCH') return { kind: 'signed-out' };
      break;
  }
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), now);
  const error = code ?? `HTTP ${response.status}`;
  return { kind: 'try-again', error, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** `Retry-After` in milliseconds, from seconds or a date; at most an hour, whatever the server says. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(LONGEST_WAIT_MS, Math.max(0, wait)) : undefined;
}

async function readBody(
  response: Response,
): Promise<{ code?: string; epoch?: string | undefined }> {
  try {
    return failureBody.parse(await response.json());
  } catch {
    // A proxy's page of HTML, or nothing at all: the status has to do.
    return {};
  }
}
