import type { ErrorCode } from '../../shared/protocol/errors';

/**
 * An expected failure on its way to the caller: the errors middleware turns it into `{ message, code }`.
 * `message` is a sentence for a person; where the spec words one, exactly that.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Seconds after which trying again makes sense, sent as `Retry-After`. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The answer to every personal request without a session. */
export function unauthenticated(): Problem {
  return new Problem(401, 'UNAUTHENTICATED', 'Please sign in to continue.');
}
