import type { DropContent } from '../../../shared/content/pack';
import { type SpokenSentence, spokenSentences } from '../../../shared/content/spoken-sentences';
import { type LiveValue, liveValue } from '../../live/live-value';
import type { Speech } from '../../platform/speech';
import { createDeviceReader } from '../device-reader';
import { type AudioFault, createNarration, type SoundElement } from '../narration';
import { type Place, sentenceAt } from './place';
import { createSleepTimer, type SleepTimer } from './sleep-timer';

export interface ListeningState {
  /** `voiceless`: the device was asked to read and has no voice. */
  readonly status: 'resting' | 'loading' | 'playing' | 'paused' | 'voiceless';
  /** The device reads, not the recording. */
  readonly byDevice: boolean;
  /** Milliseconds of the recording. */
  readonly positionMs: number;
  /** The sentence that the device reads, from 0. */
  readonly at: number;
  /** The recording could not be played; the next press tries again. */
  readonly failed: boolean;
  /** It was begun, and neither came to its end nor was closed since. */
  readonly hasBegun: boolean;
  /** The address of the device's voice that was chosen; undefined is the recording. */
  readonly voice: string | undefined;
}

/** One drop to be heard, by its recording or by a voice of the device. */
export interface DropListening {
  readonly drop: DropContent;
  readonly sentences: readonly SpokenSentence[];
  readonly state: Pick<LiveValue<ListeningState>, 'get' | 'subscribe'>;
  /** While it is set the drop begins again at its end; once it is due, it pauses. */
  readonly timer: Pick<SleepTimer, 'time' | 'set' | 'cancel'>;
  play(): void;
  pause(): void;
  toggle(): void;
  /** To a place, playing or not, in the count of whichever voice is heard. */
  goTo(place: Place): void;
  /** To a millisecond of the recording. */
  seek(positionMs: number): void;
  /** To a sentence of the device's voice. */
  seekSentence(at: number): void;
  /** Where one is, as both voices count it. */
  place(): Place;
  /** The sentence that is heard; undefined in silence, and where the recording has no times. */
  spoken(): SpokenSentence | undefined;
  setRate(rate: number): void;
  /** Reads with this voice of the device, or plays the recording. The other voice continues where this one was. */
  readWith(voice: string | undefined): void;
  /** Has the device read from here, with its best voice. */
  letDeviceRead(): void;
  /** Silence; a later press continues from here. */
  close(): void;
}

interface ListeningDeps {
  readonly element: SoundElement;
  readonly speech: Speech;
  readonly now: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
  /** The recording could not be played. */
  readonly tell: (fault: AudioFault) => void;
  /** It is about to be heard. */
  readonly onBegin: (listening: DropListening) => void;
  /** It came to its end. */
  readonly onOver: (listening: DropListening) => void;
  /** Each time the place has changed while it is heard, or has come to rest. */
  readonly onPlace: (place: Place) => void;
}

/** Hears a drop. Nothing is asked of the network, and nothing is said, before the first press. */
export function createDropListening(drop: DropContent, deps: ListeningDeps): DropListening {
  const sentences = spokenSentences(drop);
  const { narration: sound, starts } = drop;
  const reader = createDeviceReader(
    sentences.map(({ text }) => text),
    deps.speech,
  );
  const narration =
    sound &&
    createNarration(
      deps.element,
      { url: sound.url, durationMs: sound.durationSeconds * 1000 },
      deps.tell,
    );
  let voice: string | undefined;
  /** The device was asked to read in place of the recording. */
  let isAsked = false;
  let hasBegun = false;
  /** One voice makes way for the other, or all is closed: what is in between is told to nobody. */
  let isChanging = false;
  const state = liveValue(read());
  const timer = createSleepTimer(deps, () => pause());

  function isByDevice(): boolean {
    return isAsked || voice !== undefined || !narration;
  }

  function read(): ListeningState {
    const byDevice = isByDevice();
    const told = reader.state.get();
    const { positionMs, failed, status } = narration?.state.get() ?? SILENT;
    return {
      status: byDevice ? told.status : status,
      byDevice,
      positionMs,
      at: told.at,
      failed,
      hasBegun,
      voice,
    };
  }

  function look(): void {
    if (isChanging) return;
    const before = state.get();
    const next = read();
    state.set(next);
    if (!hasBegun) return;
    deps.onPlace(place());
    const wasOn = isOn(before.status) && before.byDevice === next.byDevice;
    if (wasOn && next.status === 'voiceless') deps.onOver(listening);
    if (wasOn && next.status === 'resting' && !next.failed) end();
  }

  function end(): void {
    if (timer.time.get() !== null) {
      play();
      return;
    }
    hasBegun = false;
    state.set(read());
    deps.onOver(listening);
  }

  function change(act: () => void): void {
    isChanging = true;
    act();
    isChanging = false;
    look();
  }

  function play(): void {
    hasBegun = true;
    deps.onBegin(listening);
    if (isByDevice()) reader.play();
    else narration?.play();
  }

  function pause(): void {
    narration?.pause();
    reader.pause();
  }

  function place(): Place {
    const { byDevice, at, positionMs } = read();
    if (byDevice) return { at, ms: (starts?.[at] ?? 0) * 1000 };
    return { at: (starts && sentenceAt(starts, positionMs)) ?? 0, ms: positionMs };
  }

  function goTo({ at, ms }: Place): void {
    narration?.seek(ms);
    reader.seek(at);
  }

  function spoken(): SpokenSentence | undefined {
    const { status, byDevice, at, positionMs } = state.get();
    if (!isOn(status)) return undefined;
    const heard = byDevice ? at : starts && sentenceAt(starts, positionMs);
    return sentences[heard ?? -1];
  }

  const listening: DropListening = {
    drop,
    sentences,
    state,
    timer,
    play,
    pause,
    toggle() {
      const { status } = state.get();
      if (status === 'playing' || status === 'loading') pause();
      else play();
    },
    goTo,
    seek: (positionMs) => narration?.seek(positionMs),
    seekSentence: reader.seek,
    place,
    spoken,
    setRate(rate) {
      narration?.setRate(rate);
      reader.setRate(rate);
    },
    readWith(wanted) {
      if (wanted === voice && !isAsked) return;
      const here = place();
      change(() => {
        pause();
        goTo(here);
        voice = wanted;
        isAsked = false;
        reader.setVoice(wanted);
      });
    },
    letDeviceRead() {
      const here = place();
      change(() => {
        pause();
        goTo(here);
        isAsked = true;
      });
      play();
    },
    close() {
      const here = place();
      hasBegun = false;
      timer.cancel();
      change(() => {
        narration?.close();
        reader.close();
        goTo(here);
      });
    },
  };
  narration?.state.subscribe(look);
  reader.state.subscribe(look);
  return listening;
}

const SILENT = { positionMs: 0, failed: false, status: 'resting' } as const;

function isOn(status: ListeningState['status']): boolean {
  return status !== 'resting' && status !== 'voiceless';
}
