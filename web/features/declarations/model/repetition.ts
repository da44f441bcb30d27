import { type LiveValue, liveValue } from '../../../live/live-value';
import type { Speech } from '../../../platform/speech';

/** How often a declaration can be repeated. */
export const REPEATS = [3, 7] as const;
export type Repeats = (typeof REPEATS)[number];

const REST_MS = 2_500;
const USUAL_RATE = 1;

/** `turn` is the one that is said or comes next, from 1. */
export type RepetitionState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'finding' | 'speaking' | 'resting' | 'asking';
      readonly turn: number;
      readonly of: Repeats;
    };

export interface RepetitionDeps {
  readonly speech: Speech;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back once after `ms`, unless the returned function was called before. */
  readonly after: (ms: number, callback: () => void) => () => void;
  /** All were said, in so many milliseconds. */
  readonly onDone: (ms: number) => void;
}

export interface Repetition {
  readonly state: Pick<LiveValue<RepetitionState>, 'get' | 'subscribe'>;
  /** To be called within a press: Safari speaks its first words only there. */
  start(repeats: Repeats): void;
  /** The person said it, where the device has no voice. */
  said(): void;
  /** Ends it, and nothing is told. */
  stop(): void;
}

const IDLE: RepetitionState = { is: 'idle' };

/**
 * Says words several times with rests between (Q8).
 *
 *   idle ─start─▶ finding ─a voice─▶ speaking ─ended─▶ resting ─▶ speaking … ─ the last ─▶ idle, done
 *     ▲              └─ none ─▶ asking ◀─ failed ─┘
 *     │                         └─ said ─▶ asking … ─ the last ─▶ idle, done
 *     └── stop, from everywhere
 */
export function createRepetition(
  words: string,
  { speech, now, after, onDone }: RepetitionDeps,
): Repetition {
  const state = liveValue<RepetitionState>(IDLE);
  let startedAt = 0;
  let voice: SpeechSynthesisVoice | undefined;
  let silence: () => void = () => undefined;
  /** Names each start, so that a voice that is found late does not speak into silence. */
  let run = 0;

  function stop(): void {
    run += 1;
    silence();
    silence = () => undefined;
    state.set(IDLE);
  }

  function say(turn: number, of: Repeats): void {
    if (!voice) {
      state.set({ is: 'asking', turn, of });
      return;
    }
    state.set({ is: 'speaking', turn, of });
    silence = speech.say(words, voice, USUAL_RATE, {
      onEnded: () => count(turn, of),
      onFailed() {
        voice = undefined;
        say(turn, of);
      },
    });
  }

  function count(turn: number, of: Repeats): void {
    if (turn >= of) {
      stop();
      onDone(now() - startedAt);
      return;
    }
    state.set({ is: 'resting', turn: turn + 1, of });
    silence = after(REST_MS, () => say(turn + 1, of));
  }

  async function find(repeats: Repeats): Promise<void> {
    const wanted = run;
    state.set({ is: 'finding', turn: 1, of: repeats });
    const found = await speech.findVoice();
    if (wanted !== run) return;
    voice = found;
    say(1, repeats);
  }

  return {
    state,
    start(repeats) {
      stop();
      startedAt = now();
      voice = speech.voiceAtHand();
      if (voice) say(1, repeats);
      else void find(repeats);
    },
    said() {
      const at = state.get();
      if (at.is !== 'asking') return;
      if (at.turn >= at.of) {
        stop();
        onDone(now() - startedAt);
      } else state.set({ ...at, turn: at.turn + 1 });
    },
    stop,
  };
}
