import { type LiveValue, liveValue } from '../live/live-value';

export interface NarrationState {
  /** `loading`: asked to play, and waiting for sound. */
  readonly status: 'resting' | 'loading' | 'playing' | 'paused';
  /** Milliseconds since the beginning. */
  readonly positionMs: number;
  /** It could not be played; the next press tries again. */
  readonly failed: boolean;
}

/** What went wrong: the code of a MediaError, or the name under which `play()` was refused. */
export type AudioFault = { readonly code: number } | { readonly refusal: string };

/** The part of an `<audio>` element that is used. */
export type SoundElement = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'playbackRate' | 'error' | 'play' | 'pause' | 'load' | 'removeAttribute'
> &
  Pick<EventTarget, 'addEventListener'>;

export interface Narration {
  readonly state: Pick<LiveValue<NarrationState>, 'get' | 'subscribe'>;
  play(): void;
  pause(): void;
  /** To a place within the narration, playing or not. */
  seek(positionMs: number): void;
  setRate(rate: number): void;
  /** Ends it and lets go of what was loaded. */
  close(): void;
}

const RESTING: NarrationState = { status: 'resting', positionMs: 0, failed: false };

/**
 * Plays one long sound.
 *
 *   resting ─play─▶ loading ─▶ playing ◀─play / pause─▶ paused
 *      ▲               │           │
 *      └── a fault ────┴─ the end ─┘
 *
 * Nothing is asked of the network before the first press: until then the element has no address.
 */
export function createNarration(
  element: SoundElement,
  sound: { readonly url: string; readonly durationMs: number },
  tell: (fault: AudioFault) => void,
): Narration {
  const state = liveValue(RESTING);
  const patch = (part: Partial<NarrationState>) => state.set({ ...state.get(), ...part });
  let rate = 1;
  let isOpen = false;
  let wanted = false;
  /** Names each press, so that a refusal of an earlier one says nothing of this one. */
  let turn = 0;

  function open(): void {
    isOpen = true;
    element.src = sound.url;
    element.playbackRate = rate;
    element.currentTime = state.get().positionMs / 1000;
  }

  function release(): void {
    wanted = false;
    isOpen = false;
    element.pause();
    element.removeAttribute('src');
    element.load();
  }

  /** A sound that fails to load also refuses to play: of two faults the first is told. */
  function fail(fault: AudioFault): void {
    if (!wanted) return;
    release();
    patch({ status: 'resting', failed: true });
    tell(fault);
  }

  element.addEventListener('playing', () => patch({ status: 'playing' }));
  element.addEventListener('waiting', () => wanted && patch({ status: 'loading' }));
  // Another program may take the sound, or a headset its plug.
  element.addEventListener('pause', () => {
    if (isOpen && state.get().status !== 'resting') patch({ status: 'paused' });
  });
  element.addEventListener('timeupdate', () => {
    if (isOpen) patch({ positionMs: element.currentTime * 1000 });
  });
  element.addEventListener('ended', () => {
    release();
    patch(RESTING);
  });
  element.addEventListener('error', () => fail({ code: element.error?.code ?? 0 }));

  return {
    state,
    play() {
      turn += 1;
      const mine = turn;
      wanted = true;
      patch({ status: 'loading', failed: false });
      if (!isOpen) open();
      element.play().catch((error: unknown) => {
        if (mine === turn) fail({ refusal: error instanceof Error ? error.name : '' });
      });
    },
    pause() {
      wanted = false;
      element.pause();
      if (state.get().status === 'loading') patch({ status: 'paused' });
    },
    seek(positionMs) {
      const within = Math.min(Math.max(0, positionMs), sound.durationMs);
      if (isOpen) element.currentTime = within / 1000;
      patch({ positionMs: within });
    },
    setRate(next) {
      rate = next;
      element.playbackRate = next;
    },
    close() {
      release();
      patch(RESTING);
    },
  };
}
