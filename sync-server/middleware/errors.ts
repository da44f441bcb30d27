import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Problem } from '../errors/problem';
import type { Logger } from '../logger';
import { NO_METRICS } from '../metrics/metrics';
import type { AppEnv } from './app-env';
import { routeOf } from './request-log';

/** Turns every thrown error into `{ message, code }`. A bug is logged in full; the answer shows nothing of it. */
export function answerErrors(logger: Logger, metrics = NO_METRICS): ErrorHandler<AppEnv> {
  return (error, c) => {
    const problem = toProblem(error);
    metrics.failed(problem.code);
    if (problem.code === 'INTERNAL') {
      logger.error(
        { requestId: c.get('requestId'), path: routeOf(c), err: error },
        'request failed',
      );
    }
    return answerProblem(c, problem);
  };
}

/** The error answer of a problem. */
export function answerProblem(c: Context, problem: Problem): Response {
  if (problem.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(problem.retryAfterSeconds))));
  }
  const { message, code, details } = problem;
  return c.json({ message, code, ...details }, problem.status as ContentfulStatusCode);
}

function toProblem(error: Error): Problem {
  const known = findProblem(error);
  if (known) return known;
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem(error.status, 'INVALID_REQUEST', 'The server couldn’t read this request.');
  }
  return new Problem(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** A body stream that fails passes its reason on as the cause of another error. */
function findProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  return error instanceof Error && error.cause !== undefined ? findProblem(error.cause) : undefined;
}
