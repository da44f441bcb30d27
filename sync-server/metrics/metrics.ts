import type { ErrorCode } from '../../shared/protocol/errors';

/** How a run of a job ended. */
export type JobOutcome = 'done' | 'failed';

/**
 * What the server counts of itself. Nothing in it names a person, a record or an address: each label is a route's pattern, a
 * code or a name from the program's own text.
 */
export interface Metrics {
  /** A request was answered. `route` is a pattern such as `/api/journal/:id`. */
  answered(method: string, route: string, status: number, ms: number): void;
  /** The declared length of a body that came. */
  received(bytes: number): void;
  /** An error answer left. */
  failed(code: ErrorCode): void;
  /** A push was taken, with so many rows written or known already. */
  pushed(rows: number): void;
  /** A page left, with so many rows and bytes. */
  pulled(rows: number, bytes: number): void;
  /** A poke reached the line of its device, so long after the change was published. */
  poked(ms: number): void;
  /** Writes shared a commit; the first of them had waited so long. */
  committed(writes: number, waitedMs: number): void;
  /** A job ended. `name` is one of the program's own names. */
  jobRan(name: string, outcome: JobOutcome): void;
}

/** Counts nothing. */
export const NO_METRICS: Metrics = {
  answered: () => undefined,
  received: () => undefined,
  failed: () => undefined,
  pushed: () => undefined,
  pulled: () => undefined,
  poked: () => undefined,
  committed: () => undefined,
  jobRan: () => undefined,
};
