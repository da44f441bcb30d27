import type { MindfulMoment } from '../../../../shared/content/pack';
import {
  isFinished,
  pauseTimer,
  resetTimer,
  setTimer,
  startTimer,
  type Timer,
  tickTimer,
  untilNextSecondMs,
} from '../../../../shared/domain/timer';
import { type LiveValue, liveValue } from '../../../live/live-value';
import type { Ambience } from '../../../platform/ambience';

/** What a person wants to hear. */
export interface Hearing {
  /** The moment's own sound, where it has one. */
  readonly sound: boolean;
  /** A soft bell at the end. */
  readonly bell: boolean;
}

export interface PracticeState {
  readonly timer: Timer;
  readonly hearing: Hearing;
  /** The sound was wanted and is not within reach. */
  readonly soundMissing: boolean;
}

/** A moment that was left on the way. */
export interface Place {
  readonly timer: Timer;
  /** The person's local day on which it began, `YYYY-MM-DD`. */
  readonly startedOn: string;
}

export interface PracticeDeps {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back once after `ms`, unless the returned function was called before. */
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly ambience: Ambience;
  /** Keeps the screen awake until the returned function is called. */
  readonly keepAwake: () => () => void;
  /** The person's local day, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly keepHearing: (hearing: Hearing) => void;
  /** It was sat through to its end. */
  readonly onFinished: (startedOn: string) => void;
}

/** One mindful moment being sat through. What is seen, heard and kept awake follows its timer. */
export interface Practice {
  readonly state: Pick<LiveValue<PracticeState>, 'get' | 'subscribe'>;
  /** Starts or pauses. To be called within a press, so that sound is allowed. */
  toggle(): void;
  /** The full time again, and the sound from its beginning. */
  reset(): void;
  /** As `toggle`. */
  toggleSound(): void;
  toggleBell(): void;
  /** The page was away, and is back: its timers may have stood still. */
  comeBack(): void;
  /** Pauses, and lets go of sound, screen and timers. Returns the place on the way, if it was begun. */
  leave(): Place | undefined;
}

/** Sets a moment out: paused at `place`, where it was left on the way, else with its full time. */
export function createPractice(
  moment: Pick<MindfulMoment, 'duration' | 'audioUrl'>,
  hearing: Hearing,
  place: Place | undefined,
  deps: PracticeDeps,
): Practice {
  const { now, after, ambience } = deps;
  const state = liveValue<PracticeState>({
    timer: place?.timer ?? setTimer(moment.duration),
    hearing,
    soundMissing: false,
  });
  let startedOn = place?.startedOn ?? deps.today();
  /** Undone when the timer stops. */
  let running: (() => void) | undefined;

  const change = (part: Partial<PracticeState>) => state.set({ ...state.get(), ...part });

  function look(): void {
    const { timer: before, hearing: wanted } = state.get();
    const timer = tickTimer(before, now());
    if (timer === before) return;
    change({ timer });
    if (!isFinished(timer)) return;
    stop();
    ambience.rewind();
    if (wanted.bell) ambience.ring();
    deps.onFinished(startedOn);
  }

  /** The end has a timer of its own: browsers slow down those of a hidden page that follow one another. */
  function run(leftMs: number): void {
    let endTick = tickEachSecond();
    let endAlarm = setAlarm(leftMs);
    const letSleep = deps.keepAwake();
    running = () => {
      endTick();
      endAlarm();
      letSleep();
    };

    function tickEachSecond(): () => void {
      return after(untilNextSecondMs(state.get().timer), () => {
        look();
        if (running) endTick = tickEachSecond();
      });
    }

    function setAlarm(ms: number): () => void {
      return after(ms, () => {
        look();
        // Timers may be a little early.
        if (running) endAlarm = setAlarm(state.get().timer.leftMs);
      });
    }
  }

  function stop(): void {
    running?.();
    running = undefined;
  }

  function start(): void {
    const before = state.get().timer;
    if (before.leftMs === before.durationMs || isFinished(before)) startedOn = deps.today();
    const timer = startTimer(before, now());
    change({ timer });
    run(timer.leftMs);
    ambience.wake();
    playSound();
  }

  function pause(): void {
    look();
    if (!running) return;
    stop();
    ambience.pause();
    const { timer } = state.get();
    change({ timer: pauseTimer(timer, timer.seenAt) });
  }

  function playSound(): void {
    change({ soundMissing: false });
    if (moment.audioUrl === null || !state.get().hearing.sound) return;
    void ambience.play().then((isHeard) => {
      if (!isHeard && running) change({ soundMissing: true });
    });
  }

  function want(wanted: Hearing): void {
    change({ hearing: wanted });
    deps.keepHearing(wanted);
  }

  return {
    state,
    toggle() {
      if (running) pause();
      else start();
    },
    reset() {
      stop();
      ambience.rewind();
      change({ timer: resetTimer(state.get().timer), soundMissing: false });
    },
    toggleSound() {
      const { hearing: before } = state.get();
      want({ ...before, sound: !before.sound });
      if (before.sound) {
        ambience.pause();
        change({ soundMissing: false });
      } else if (running) playSound();
    },
    toggleBell() {
      const { hearing: before } = state.get();
      want({ ...before, bell: !before.bell });
    },
    comeBack() {
      look();
      // A call or a sleeping phone may have taken the sound away.
      if (running) ambience.wake();
    },
    leave() {
      if (running) pause();
      ambience.close();
      const { timer } = state.get();
      return timer.status === 'paused' ? { timer, startedOn } : undefined;
    },
  };
}
