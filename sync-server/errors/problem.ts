import type { ErrorCode } from '../../shared/protocol/errors';

/**
 * An expected failure: a sentence for a person and a code for a program.
 *
 * One rule for the whole server. Services, routes and middleware throw a Problem where the caller can't have what it asks
 * for; thrown in a transaction, it undoes all of it.
 * Whatever else is thrown is a bug: it is logged and answered with 500. "Nothing there" is no failure but `undefined`.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** Seconds after which trying again makes sense, sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** What the answer carries besides message and code. */
  readonly details: object;

  /** `message` is a sentence for a person; where the spec words one, exactly that. */
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    more: {
      readonly retryAfterSeconds?: number;
      readonly details?: object;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.details = more.details ?? {};
  }
}

/** A request that is not as the API describes it. */
export function invalidRequest(message: string): Problem {
  return new Problem(400, 'INVALID_REQUEST', message);
}

/** The answer to every personal request without a session. */
export function unauthenticated(): Problem {
  return new Problem(401, 'UNAUTHENTICATED', 'Please sign in to continue.');
}

/** The answer to an unknown path under /api, and to an id that does not exist. */
export function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND', 'There is nothing at this address.');
}

/** The answer to a request that names another person than its session. */
export function identityMismatch(): Problem {
  const message = 'Someone else is signed in on this browser. Please sign in again.';
  return new Problem(409, 'IDENTITY_MISMATCH', message);
}

/** The answer of a server that is being stopped or can't write at present. */
export function stopping(): Problem {
  const message = 'The server is not ready at the moment. Please try again shortly.';
  return new Problem(503, 'BUSY', message, { retryAfterSeconds: 5 });
}

/** The answer to a body that is longer than its route takes. */
export function bodyTooLarge(): Problem {
  return new Problem(413, 'BODY_TOO_LARGE', 'This is too large to send at once.');
}

/** The answer to a request that comes too soon after others. */
export function tooOften(waitMs: number): Problem {
  const message = 'That was a little too fast. Please wait a moment and try again.';
  return new Problem(429, 'RATE_LIMITED', message, { retryAfterSeconds: waitMs / 1000 });
}
