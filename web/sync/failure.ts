import type { Outcome } from '../../shared/outcome';

/**
 * What can come back instead of an answer. Expected, so a value and not an exception; what the loop does about each
 * is said in the rules named.
 */
export type Failure =
  /** P11, P16: the device must enter the server's epoch, which is named where the answer did. */
  | { readonly kind: 'epoch-changed'; readonly epoch?: string }
  /** P34: nobody, or somebody else, is signed in. */
  | { readonly kind: 'signed-out' }
  /** P33 */
  | { readonly kind: 'upgrade-required' }
  /** P35 */
  | { readonly kind: 'erased' }
  /** One request held more than the server takes at once. */
  | { readonly kind: 'too-large' }
  /** P12: the device entered another epoch while the answer was under way; the answer was discarded. */
  | { readonly kind: 'epoch-moved' }
  /** P36: no answer, an unreadable one, or one that asks for patience. Milliseconds, if the server named a time. */
  | { readonly kind: 'try-again'; readonly error: string; readonly retryAfterMs?: number }
  /** The run was ended from outside. */
  | { readonly kind: 'aborted' };

/** Marks a value as an outcome. */
export function success<Value>(value: Value): Outcome<Value, never> {
  return { ok: true, value };
}

/** Success with nothing to say. */
export const DONE: Outcome<void, never> = success(undefined);

/** Marks a failure as an outcome. */
export function failed(failure: Failure): Outcome<never, Failure> {
  return { ok: false, problem: failure };
}

/** A failure worth another try later; `error` is a code or a short reason for the log. */
export function tryAgain(error: string): Outcome<never, Failure> {
  return failed({ kind: 'try-again', error });
}

/** Whether a failure may come from the one thing that was sent: the server answered, and did not ask for patience. */
export function isItemFailure(failure: Failure): boolean {
  return (
    failure.kind === 'try-again' &&
    failure.error !== 'UNREACHABLE' &&
    failure.retryAfterMs === undefined
  );
}
