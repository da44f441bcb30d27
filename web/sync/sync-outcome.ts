import type { Failure } from './failure';

/** How a run ended. Everything but `synced` leaves waiting what waits. */
export type SyncOutcome =
  | { readonly kind: 'synced'; readonly at: number }
  | Extract<
      Failure,
      { kind: 'signed-out' | 'upgrade-required' | 'erased' | 'try-again' | 'aborted' }
    >;

/** How a run ends that met this failure. */
export function endOf(failure: Failure): SyncOutcome {
  switch (failure.kind) {
    case 'epoch-changed':
    case 'epoch-moved':
    case 'too-large':
      return { kind: 'try-again', error: failure.kind };
    default:
      return failure;
  }
}
