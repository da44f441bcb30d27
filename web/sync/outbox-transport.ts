import * as z from 'zod/mini';
import { withWholeText } from '../../shared/domain/well-formed';
import type { Outcome } from '../../shared/outcome';
import { errorBody } from '../../shared/protocol/errors';
import { HEADERS } from '../../shared/protocol/limits';
import type { OutboxItem } from '../outbox/contract';
import { askServer, parseAnswer, type TransportDeps } from './ask-server';
import { type Failure, failed, success, tryAgain } from './failure';
import { readFailure } from './read-failure';

/** Statuses with which the server refuses what is said, not this try of saying it. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413];

/** The server has it, or why it does not want it. */
export type OutboxReply = { readonly refused?: string };

/** The one call the outbox needs. Resolves, whatever happens. */
export interface OutboxTransport {
  post(item: OutboxItem, signal: AbortSignal): Promise<Outcome<OutboxReply, Failure>>;
}

/**
 * Sends what others are to read over HTTP, each under its own `Idempotency-Key` and in whole characters: half of one, such as
 * of an emoji that was cut, would be refused for good (A48).
 */
export function createOutboxTransport(deps: TransportDeps): OutboxTransport {
  return {
    post({ path, key, body }, signal) {
      const headers = { 'content-type': 'application/json', [HEADERS.idempotencyKey]: key };
      const init = { method: 'POST', headers, body: JSON.stringify(withWholeText(body)) };
      return askServer(deps, [path, init], (response) => readReply(response, deps.now()), signal);
    },
  };
}

/** What every answer says of something that was made. A page of a stranger's network does not, whatever its status. */
const made = z.object({ id: z.string() });

async function readReply(response: Response, now: number): Promise<Outcome<OutboxReply, Failure>> {
  if (response.ok) {
    const parsed = await parseAnswer(response, made);
    return parsed.ok ? success({}) : parsed;
  }
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const failure = await readFailure(response, now);
  const isOfThis = failure.kind === 'try-again' || failure.kind === 'too-large';
  if (!isOfThis) return failed(failure);
  const { data } = errorBody.safeParse(body);
  if (data && REFUSALS.includes(response.status)) return success({ refused: data.code });
  return failure.kind === 'too-large' ? tryAgain(failure.kind) : failed(failure);
}
