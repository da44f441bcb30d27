const MINUTE_MS = 60_000;
/** Where the lock closes as soon as the app is hidden, a page that lies open and untouched locks after this. */
const IDLE_AT_ONCE_MS = 5 * MINUTE_MS;
/** Changing from one tab of the app to another hides this one for a moment: the other has said by then that it is in use. */
const AT_ONCE_MS = 1_000;
/** A tab that is shown says so each second; a busy one a little later. */
const SHOWN_ELSEWHERE_MS = 3_000;
/** How long a picker that the app itself opened may hide the page: long enough to find a photo or to take one. */
const PICKER_MS = 2 * MINUTE_MS;

interface Moment {
  readonly wall: number;
  readonly page: number;
}

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
  /** Another tab says that it is shown. */
  shownElsewhere(): void;
  /** The person opened a picker of files, the camera or a share sheet from this page: it may hide the page. */
  pickerOpened(): void;
  /** It is closed again, whatever was chosen. */
  pickerBack(): void;
  /** To be called now and then. */
  check(): void;
}

/**
 * When an open app lock closes again (I18, I19, I21, I25):
 *
 *   shown ──hidden──▶ covered ──shown in time──▶ shown
 *     │                  │
 *     └─untouched─▶ locked ◀─too long, or back from the history
 *
 * A picker that the app opened counts as use for as long as it is out, two minutes at most. A tab that is shown leaves the hidden
 * ones only the time of a page that lies untouched.
 */
export function watchAway(deps: AwayDeps): AwayWatch {
  let isHidden = false;
  let last = now();
  let picker: Moment | undefined;
  let elsewhere: Moment | undefined;

  function now(): Moment {
    return { wall: deps.wallMs(), page: deps.pageMs() };
  }

  /** The longer of two clocks: one may stand still while the device sleeps, the other may be set back. */
  function since({ wall, page }: Moment): number {
    return Math.max(deps.wallMs() - wall, deps.pageMs() - page);
  }

  function isPickerOut(): boolean {
    return picker !== undefined && since(picker) < PICKER_MS;
  }

  function isShownElsewhere(): boolean {
    return elsewhere !== undefined && since(elsewhere) < SHOWN_ELSEWHERE_MS;
  }

  function limitMs(): number {
    const minutes = deps.minutesAway();
    if (minutes === null) return Number.POSITIVE_INFINITY;
    if (minutes > 0) return minutes * MINUTE_MS;
    return isHidden && !isShownElsewhere() ? AT_ONCE_MS : IDLE_AT_ONCE_MS;
  }

  function check(): boolean {
    const isDue = !isPickerOut() && since(last) >= limitMs();
    if (isDue) deps.lock();
    return isDue;
  }

  function used(): void {
    last = now();
  }

  /** The page is shown right after: until then it has as long as a page that was just hidden. */
  function pickerBack(): void {
    if (isPickerOut()) used();
    picker = undefined;
  }

  return {
    hidden() {
      if (!isHidden && !check()) used();
      isHidden = true;
      deps.cover();
    },
    shown() {
      if (check()) return;
      picker = undefined;
      isHidden = false;
      used();
      deps.uncover();
    },
    restored: () => deps.lock(),
    used,
    shownElsewhere() {
      elsewhere = now();
    },
    pickerOpened() {
      if (!isHidden && !check()) picker = now();
    },
    pickerBack,
    check: () => void check(),
  };
}
