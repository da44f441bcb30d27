import { HEADERS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import {
  type DigestAnswer,
  type DigestRequest,
  digestAnswer,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  pullAnswer,
  pushAnswer,
} from '../../shared/protocol/messages';
import { failed, type Outcome, success, tryAgain } from './failure';
import { readFailure } from './read-failure';
import type { Timers } from './timers';

/** Longer than the slowest honest answer on a bad phone line, short enough to notice a dead one. */
const TIMEOUT_MS = 30_000;

/** What a pull asks for. No epoch on first contact (P11). */
export interface PullRequest {
  readonly since: number;
  readonly limit: number;
  readonly epoch: string | null;
}

/** The three questions a device asks the server. Each resolves, whatever happens; none throws. */
export interface SyncTransport {
  push(request: PushRequest, signal: AbortSignal): Promise<Outcome<PushAnswer>>;
  pull(request: PullRequest, signal: AbortSignal): Promise<Outcome<PullAnswer>>;
  digest(request: DigestRequest, signal: AbortSignal): Promise<Outcome<DigestAnswer>>;
}

/** What the transport stands on. */
export interface TransportDeps {
  /** Named in every request; the server refuses it unless it matches the session (P38). */
  readonly personId: string;
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  readonly now: () => number;
}

interface Parser<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** The sync calls over HTTP. Sends the session's cookie, names person and protocol, checks every answer. */
export function createTransport(deps: TransportDeps): SyncTransport {
  const post = (path: string, body: unknown): [string, RequestInit] => [
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  ];
  return {
    push: (body, signal) => ask(deps, post('push', body), pushAnswer, signal),
    pull: (request, signal) => ask(deps, [pullPath(request), {}], pullAnswer, signal),
    digest: (body, signal) => ask(deps, post('digest', body), digestAnswer, signal),
  };
}

function pullPath({ since, limit, epoch }: PullRequest): string {
  const query = new URLSearchParams({ since: String(since), limit: String(limit) });
  if (epoch !== null) query.set('epoch', epoch);
  return `pull?${query}`;
}

async function ask<Value>(
  deps: TransportDeps,
  [path, init]: [string, RequestInit],
  parser: Parser<Value>,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  if (signal.aborted) return failed({ kind: 'aborted' });
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const endTimeout = deps.timers.after(TIMEOUT_MS, abort);
  try {
    const response = await deps.fetch(`/api/sync/v1/${path}`, {
      ...init,
      headers: { ...init.headers, ...namedHeaders(deps.personId) },
      credentials: 'include',
      cache: 'no-store',
      signal: request.signal,
    });
    if (!response.ok) return failed(await readFailure(response, deps.now()));
    const parsed = parser.safeParse(await response.json());
    return parsed.success ? success(parsed.data) : tryAgain('UNREADABLE_ANSWER');
  } catch {
    return signal.aborted ? failed({ kind: 'aborted' }) : tryAgain('UNREACHABLE');
  } finally {
    endTimeout();
    signal.removeEventListener('abort', abort);
  }
}

function namedHeaders(personId: string): Record<string, string> {
  return { [HEADERS.userId]: personId, [HEADERS.protocol]: String(PROTOCOL_VERSION) };
}
