import type { Outcome } from '../../shared/outcome';
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
import { askServer, type Parser, parseAnswer, type TransportDeps } from './ask-server';
import { type Failure, failed } from './failure';
import { gzipPushes } from './gzip-pushes';
import { readFailure } from './read-failure';

/** What a pull asks for. No epoch on first contact (P11). */
export interface PullRequest {
  readonly since: number;
  readonly limit: number;
  readonly epoch: string | null;
}

/** The three questions a device asks the server. Each resolves, whatever happens; none throws. */
export interface SyncTransport {
  push(request: PushRequest, signal: AbortSignal): Promise<Outcome<PushAnswer, Failure>>;
  pull(request: PullRequest, signal: AbortSignal): Promise<Outcome<PullAnswer, Failure>>;
  digest(request: DigestRequest, signal: AbortSignal): Promise<Outcome<DigestAnswer, Failure>>;
}

/** The sync calls over HTTP. Sends the session's cookie, names person and protocol, checks every answer. */
export function createTransport(given: TransportDeps): SyncTransport {
  const deps = { ...given, fetch: gzipPushes(given.fetch) };
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

function ask<Value>(
  deps: TransportDeps,
  [path, init]: [string, RequestInit],
  parser: Parser<Value>,
  signal: AbortSignal,
): Promise<Outcome<Value, Failure>> {
  const read = async (response: Response) => {
    if (!response.ok) return failed(await readFailure(response, deps.now()));
    return parseAnswer(response, parser);
  };
  return askServer(deps, [`/api/sync/v1/${path}`, init], read, signal);
}
