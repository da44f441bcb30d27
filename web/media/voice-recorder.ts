import type { Outcome } from '../../shared/outcome';
import { type LiveValue, liveValue } from '../live/live-value';
import type { MicrophoneTrouble, Take } from '../platform/recorder';
import type { Media, Recording } from './contract';

export interface VoiceRecorderState {
  readonly status: 'resting' | 'asking' | 'recording' | 'uploading';
  /** Why the last press of "Record" came to nothing; null when it did not. */
  readonly trouble: MicrophoneTrouble | null;
  /** Milliseconds since the epoch; null while nothing is recorded. */
  readonly startedAt: number | null;
}

/** What happened, for the person to be told. */
export type VoiceEvent =
  | 'started'
  | 'stopped'
  | 'captured'
  | 'microphone-failed'
  | 'upload-failed'
  | 'recorder-failed';

export interface VoiceRecorderDeps {
  readonly media: Pick<Media, 'begin' | 'append' | 'finish'>;
  readonly openMicrophone: () => Promise<Outcome<Take, MicrophoneTrouble>>;
  /** Keeps other tabs from taking the recording for one left behind; returns the end of it. */
  readonly claim: (id: string) => () => void;
  readonly now: () => number;
  readonly tell: (event: VoiceEvent) => void;
  /** A recording is whole and on the disk. */
  readonly onCaptured: (recording: Recording) => void;
}

export interface VoiceRecorder {
  readonly state: Pick<LiveValue<VoiceRecorderState>, 'get' | 'subscribe'>;
  /** Begins, unless it has begun. Resolves when the recording has ended; never rejects. */
  record(): Promise<void>;
  /**
   * Ends what is recorded and keeps it. Resolves when it is safe; never rejects. While the browser still asks it does not
   * wait for the answer: nothing will be recorded.
   */
  stop(): Promise<void>;
  /** How loud it is now, 0 to 1. */
  level(): number;
}

const RESTING: VoiceRecorderState = { status: 'resting', trouble: null, startedAt: null };

/**
 * Records one voice at a time for the draft `key`.
 *
 *   resting ─record─▶ asking ─allowed─▶ recording ─stop, call, failure─▶ uploading ─▶ resting
 *      ▲                 │ refused, none,                              (the last chunk is
 *      └── trouble ──────┘ stopped meanwhile                            written, the whole finished)
 *
 * A chunk the disk refuses ends the recording. However it ended, what was said is handed to `onCaptured`; where the disk
 * still refuses, it stays among the recordings that no record keeps, to be offered again.
 */
export function createVoiceRecorder(key: string, deps: VoiceRecorderDeps): VoiceRecorder {
  const { media, openMicrophone, claim, now, tell, onCaptured } = deps;
  const state = liveValue(RESTING);
  let take: Take | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    stopped = false;
    state.set({ ...RESTING, status: 'asking' });
    const opened = await openMicrophone();
    if (!opened.ok) {
      state.set({ ...RESTING, trouble: opened.problem });
      tell('microphone-failed');
      return;
    }
    take = opened.value;
    try {
      if (!stopped) await recordTake(opened.value);
    } catch {
      tell('upload-failed');
    } finally {
      opened.value.stop();
      take = undefined;
      state.set(RESTING);
    }
  }

  async function recordTake(open: Take): Promise<void> {
    const id = await media.begin(key, open.type);
    const release = claim(id);
    try {
      const cutShort = await recordInto(id, open);
      const recording = await media.finish(id);
      if (recording) onCaptured(recording);
      if (cutShort) tell('recorder-failed');
      else if (recording) tell('captured');
    } finally {
      release();
    }
  }

  /** Resolves when every chunk has been handed to the disk, with whether the recording was cut short. */
  async function recordInto(id: string, open: Take): Promise<boolean> {
    let refused = false;
    const writing: Promise<void>[] = [];
    const refuse = () => {
      refused = true;
      open.stop();
    };
    const ending = open.record((chunk, durationMs) => {
      writing.push(media.append(id, chunk, durationMs).catch(refuse));
    });
    state.set({ status: 'recording', trouble: null, startedAt: now() });
    tell('started');
    if (stopped) open.stop();
    const end = await ending;
    open.stop();
    state.set({ ...state.get(), status: 'uploading' });
    tell('stopped');
    await Promise.all(writing);
    return refused || end === 'failed';
  }

  return {
    state,
    record() {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      stopped = true;
      if (!take) return;
      take.stop();
      await running;
    },
    level: () => take?.level() ?? 0,
  };
}
