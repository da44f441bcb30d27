import { type LiveValue, liveValue } from '../live/live-value';
import type { PlayAudio } from '../platform/audio';
import { isHeardOut } from '../platform/sound-formats';

/** What is heard now; `id` is null in silence. */
export interface Heard {
  readonly id: string | null;
  readonly positionMs: number;
}

/** Where a recording can be played from, and what to do once it is no longer needed. */
export interface VoiceSource {
  readonly src: string;
  /** Undefined where it is not known before playing. */
  readonly durationMs?: number | undefined;
  readonly release: () => void;
}

export interface VoicePlayer {
  readonly heard: Pick<LiveValue<Heard>, 'get' | 'subscribe'>;
  /** Plays a recording in place of any other; one that plays is stopped. `onFailed` hears of a failure of this playing. */
  toggle(
    id: string,
    open: () => Promise<VoiceSource>,
    onFailed: (isRefused: boolean) => void,
  ): Promise<void>;
  /** Silence; with an id only if it is that recording that plays. */
  stop(id?: string): void;
}

const SILENCE: Heard = { id: null, positionMs: 0 };

/** Plays one recording at a time: press to play, press again to stop. Played to its end, it is silent again. */
export function createVoicePlayer(prepare: () => PlayAudio): VoicePlayer {
  const heard = liveValue(SILENCE);
  let end: () => void = () => undefined;
  /** Names each playing, so that a source which opens late does not sound over a later one. */
  let turn = 0;

  function stop(id?: string): void {
    if (id !== undefined && heard.get().id !== id) return;
    turn += 1;
    end();
    end = () => undefined;
    heard.set(SILENCE);
  }

  function begin(
    play: PlayAudio,
    id: string,
    { src, durationMs, release }: VoiceSource,
    onFailed: (isRefused: boolean) => void,
  ): void {
    const silence = play(src, {
      onProgress: (positionMs) => heard.set({ id, positionMs }),
      onEnded: () => stop(id),
      onFailed: (isRefused) => {
        const { positionMs } = heard.get();
        stop(id);
        if (durationMs === undefined || !isHeardOut(positionMs, durationMs)) onFailed(isRefused);
      },
    });
    end = () => {
      silence();
      release();
    };
  }

  return {
    heard,
    stop,
    async toggle(id, open, onFailed) {
      const playing = heard.get().id === id;
      stop();
      if (playing) return;
      const mine = turn;
      heard.set({ id, positionMs: 0 });
      const play = prepare();
      try {
        const source = await open();
        if (mine === turn) begin(play, id, source, onFailed);
        else source.release();
      } catch {
        if (mine !== turn) return;
        stop(id);
        onFailed(false);
      }
    },
  };
}
