import type { Live, Media, Recording } from '../local/contract';
import { liveValue } from '../platform/live-value';
import type { MicrophoneTrouble, OpenedMicrophone, Take } from '../platform/recorder';

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
  readonly openMicrophone: () => Promise<OpenedMicrophone>;
  /** Keeps other tabs from taking the recording for one left behind; returns the end of it. */
  readonly claim: (id: string) => () => void;
  readonly now: () => number;
  readonly tell: (event: VoiceEvent) => void;
  /** A recording is whole and on the disk. */
  readonly onCaptured: (recording: Recording) => void;
}

export interface VoiceRecorder {
  readonly state: Live<VoiceRecorderState> & { get(): VoiceRecorderState };
  /** Begins, unless it has begun. Resolves when the recording has ended; never rejects. */
  record(): Promise<void>;
  /** Ends what is recorded and keeps it. Resolves when it is safe; never rejects. */
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
 * A chunk the disk refuses ends the recording: what came before it is kept, and nothing after it, so that a recording
 * never has a hole. What was said is handed to `onCaptured`, however it ended.
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
      state.set({ ...RESTING, trouble: opened.trouble });
      tell('microphone-failed');
      return;
    }
    take = opened.take;
    try {
      if (!stopped) await recordTake(opened.take);
    } catch {
      tell('upload-failed');
    } finally {
      opened.take.stop();
      take = undefined;
      state.set(RESTING);
    }
  }

  async function recordTake(open: Take): Promise<void> {
    const id = await media.begin(key, open.type);
    const release = claim(id);
    try {
      const failure = await recordInto(id, open);
      const recording = await media.finish(id);
      if (failure) tell(failure);
      if (recording) onCaptured(recording);
      if (recording && !failure) tell('captured');
    } finally {
      release();
    }
  }

  /** Resolves when every chunk is on the disk, with what went wrong, if anything did. */
  async function recordInto(id: string, open: Take): Promise<VoiceEvent | undefined> {
    let refused = false;
    let written: Promise<void> = Promise.resolve();
    const write = async (chunk: Blob, durationMs: number): Promise<void> => {
      if (refused) return;
      try {
        await media.append(id, chunk, durationMs);
      } catch {
        refused = true;
        open.stop();
      }
    };
    const ending = open.record((chunk, durationMs) => {
      written = written.then(() => write(chunk, durationMs));
    });
    state.set({ status: 'recording', trouble: null, startedAt: now() });
    tell('started');
    if (stopped) open.stop();
    const end = await ending;
    open.stop();
    state.set({ ...RESTING, status: 'uploading' });
    tell('stopped');
    await written;
    if (refused) return 'upload-failed';
    return end === 'failed' ? 'recorder-failed' : undefined;
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
      take?.stop();
      await running;
    },
    level: () => take?.level() ?? 0,
  };
}
