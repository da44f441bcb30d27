import { errorBody } from '../../shared/protocol/errors';
import type { Failure } from './failure';

const LONGEST_WAIT_MS = 3_600_000;

/** Turns an answer that is no success into what the loop has to do about it (P11, P33–P36). Never rejects. */
export async function readFailure(response: Response, now: number): Promise<Failure> {
  const code = await readCode(response);
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
      if (code === 'EPOCH_CHANGED') return { kind: 'epoch-changed' };
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

async function readCode(response: Response): Promise<string | undefined> {
  try {
    return errorBody.parse(await response.json()).code;
  } catch {
    // A proxy's page of HTML, or nothing at all: the status has to do.
    return undefined;
  }
}
