import { type LiveValue, liveValue } from '../live/live-value';
import type { Speech } from '../platform/speech';

export interface DeviceReaderState {
  /** `voiceless`: this device has no voice to read with. */
  readonly status: 'resting' | 'loading' | 'playing' | 'paused' | 'voiceless';
  /** Which sentence, from 0. */
  readonly at: number;
}

export interface DeviceReader {
  readonly state: Pick<LiveValue<DeviceReaderState>, 'get' | 'subscribe'>;
  play(): void;
  /** Keeps its place; it goes on with the sentence it was in. */
  pause(): void;
  /** To another sentence, playing or not. */
  seek(at: number): void;
  setRate(rate: number): void;
  /** Reads with the voice of this address; undefined is the best there is. */
  setVoice(wanted: string | undefined): void;
  /** Ends it. */
  close(): void;
}

const RESTING: DeviceReaderState = { status: 'resting', at: 0 };

/**
 * Reads sentences aloud with the device's own voice.
 *
 *   resting ─play─▶ loading ─a voice─▶ playing ◀─play / pause─▶ paused
 *      ▲               └─ none ─▶ voiceless  │
 *      └───────────── the last one ──────────┘
 *
 * One sentence at a time: browsers cut long speeches short, and Android's pause is an end.
 */
export function createDeviceReader(sentences: readonly string[], speech: Speech): DeviceReader {
  const state = liveValue(RESTING);
  const patch = (part: Partial<DeviceReaderState>) => state.set({ ...state.get(), ...part });
  let voice: SpeechSynthesisVoice | undefined;
  let wanted: string | undefined;
  let rate = 1;
  let silence: () => void = () => undefined;
  /** Names each press, so that a voice that is found late does not speak into silence. */
  let turn = 0;

  function hush(): void {
    turn += 1;
    silence();
    silence = () => undefined;
  }

  function say(at: number): void {
    const text = sentences[at];
    if (text === undefined || !voice) {
      close();
      return;
    }
    patch({ status: 'playing', at });
    silence = speech.say(text, voice, rate, {
      onEnded: () => say(at + 1),
      onFailed: () => patch({ status: 'paused' }),
    });
  }

  async function play(): Promise<void> {
    hush();
    const mine = turn;
    patch({ status: 'loading' });
    voice ??= speech.voiceAtHand(wanted) ?? (await speech.findVoice(wanted));
    if (mine !== turn) return;
    if (voice) say(state.get().at);
    else patch({ status: 'voiceless' });
  }

  /** Says the sentence it is in anew. */
  function sayAgain(): void {
    if (state.get().status !== 'playing') return;
    hush();
    say(state.get().at);
  }

  function close(): void {
    hush();
    state.set(RESTING);
  }

  return {
    state,
    play: () => void play(),
    pause() {
      const { status } = state.get();
      if (status !== 'playing' && status !== 'loading') return;
      hush();
      patch({ status: 'paused' });
    },
    seek(at) {
      patch({ at: Math.min(Math.max(0, at), sentences.length - 1) });
      sayAgain();
    },
    setRate(next) {
      if (next === rate) return;
      rate = next;
      sayAgain();
    },
    setVoice(next) {
      if (next === wanted) return;
      wanted = next;
      voice = undefined;
      if (state.get().status === 'playing') void play();
    },
    close,
  };
}
