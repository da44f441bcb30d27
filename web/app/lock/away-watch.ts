const MINUTE_MS = 60_000;
/** Where the lock closes as soon as the app is hidden, a page that lies open and untouched locks after this. */
const IDLE_AT_ONCE_MS = 5 * MINUTE_MS;
/** Changing from one tab of the app to another hides this one for a moment: the other has said by then that it is in use. */
const AT_ONCE_MS = 1_000;

/** What the watch stands on; a test brings its own. */
export interface AwayDeps {
  /** Null: only a start locks. 0: as soon as it is hidden. */
  readonly minutesAway: () => number | null;
  readonly cover: () => void;
  readonly uncover: () => void;
  readonly lock: () => void;
  /** Milliseconds since the epoch, as the device's clock says. */
  readonly wallMs: () => number;
  /** Milliseconds since the page began, by a clock that nobody can set. */
  readonly pageMs: () => number;
}

export interface AwayWatch {
  hidden(): void;
  shown(): void;
  /** The page comes back from the browser's history as it was left. */
  restored(): void;
  /** The person did something, in this tab or another, or something plays for them. */
  used(): void;
  /** To be called now and then. */
  check(): void;
}

/**
 * When an open app lock closes again (I18, I19):
 *
 *   shown ──hidden──▶ covered ──shown in time──▶ shown
 *     │                  │
 *     └─untouched─▶ locked ◀─too long, or back from the history
 */
export function watchAway(deps: AwayDeps): AwayWatch {
  let isHidden = false;
  let last = { wall: deps.wallMs(), page: deps.pageMs() };

  /** The longer of two clocks: one may stand still while the device sleeps, the other may be set back. */
  function idleMs(): number {
    return Math.max(deps.wallMs() - last.wall, deps.pageMs() - last.page);
  }

  function limitMs(): number {
    const minutes = deps.minutesAway();
    if (minutes === null) return Number.POSITIVE_INFINITY;
    if (minutes > 0) return minutes * MINUTE_MS;
    return isHidden ? AT_ONCE_MS : IDLE_AT_ONCE_MS;
  }

  function check(): boolean {
    const isDue = idleMs() >= limitMs();
    if (isDue) deps.lock();
    return isDue;
  }

  function used(): void {
    last = { wall: deps.wallMs(), page: deps.pageMs() };
  }

  return {
    hidden() {
      if (!isHidden && !check()) used();
      isHidden = true;
      deps.cover();
    },
    shown() {
      if (check()) return;
      isHidden = false;
      used();
      deps.uncover();
    },
    restored: () => deps.lock(),
    used,
    check: () => void check(),
  };
}
