import type { Outcome } from '../../shared/outcome';
import { HEADERS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import { type Failure, failed, success, tryAgain } from './failure';
import type { Timers } from './timers';

/** Longer than the slowest honest answer on a bad phone line, short enough to notice a dead one. */
const TIMEOUT_MS = 30_000;

/** What every call to the server stands on. */
export interface TransportDeps {
  /** Named in every request; the server refuses it unless it matches the session (P38). */
  readonly personId: string;
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  readonly now: () => number;
}

/** Checks an answer's shape. */
export interface Parser<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/**
 * Sends one request with the session's cookie, naming person and protocol. `read` says what came of the answer. Resolves
 * whatever happens, also when `read` throws; never throws itself.
 */
export async function askServer<Value>(
  { personId, fetch, timers }: TransportDeps,
  [url, init]: [string, RequestInit],
  read: (response: Response) => Promise<Outcome<Value, Failure>>,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome<Value, Failure>> {
  if (signal.aborted) return failed({ kind: 'aborted' });
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const endTimeout = timers.after(timeoutMs, abort);
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, ...namedHeaders(personId) },
      credentials: 'include',
      cache: 'no-store',
      signal: request.signal,
    });
    return await read(response);
  } catch {
    return signal.aborted ? failed({ kind: 'aborted' }) : tryAgain('UNREACHABLE');
  } finally {
    endTimeout();
    signal.removeEventListener('abort', abort);
  }
}

/** The value in an answer; a stranger's answer is a reason to try again. Rejects when it is cut off. */
export async function parseAnswer<Value>(
  response: Response,
  parser: Parser<Value>,
): Promise<Outcome<Value, Failure>> {
  const parsed = parser.safeParse(await response.json());
  return parsed.success ? success(parsed.data) : tryAgain('UNREADABLE_ANSWER');
}

function namedHeaders(personId: string): Record<string, string> {
  return { [HEADERS.userId]: personId, [HEADERS.protocol]: String(PROTOCOL_VERSION) };
}
