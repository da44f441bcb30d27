import { ModelFailed } from './larger-model';

/** How long a model may take, in milliseconds. */
export interface Patience {
  /** Until its first word. */
  readonly firstMs: number;
  /** From one piece to the next. */
  readonly betweenMs: number;
  readonly wholeMs: number;
}

export const PATIENCE: Patience = { firstMs: 15_000, betweenMs: 10_000, wholeMs: 60_000 };

/** Watches over one answer. */
export interface Watch {
  /** Aborted with a {@link ModelFailed} when patience is at an end, or the signal above was aborted. */
  readonly signal: AbortSignal;
  /** A piece has come. */
  heard(): void;
  /** Ends the watch and the request with it. */
  end(): void;
}

export function startWatch({ firstMs, betweenMs, wholeMs }: Patience, above: AbortSignal): Watch {
  const controller = new AbortController();
  const late = () => controller.abort(new ModelFailed('late'));
  const leave = () => controller.abort(new ModelFailed('left'));
  const whole = setTimeout(late, wholeMs);
  let next = setTimeout(late, firstMs);
  above.addEventListener('abort', leave);
  if (above.aborted) leave();
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(next);
      next = setTimeout(late, betweenMs);
    },
    end() {
      clearTimeout(whole);
      clearTimeout(next);
      above.removeEventListener('abort', leave);
      controller.abort(new ModelFailed('left'));
    },
  };
}
