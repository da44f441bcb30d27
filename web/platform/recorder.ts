import type { Outcome } from '../../shared/outcome';
import { withPicker } from './picker-out';
import { type Meter, openMeter } from './recorder-meter';
import { formatAmong } from './sound-formats';

/** Why the microphone could not be opened: not allowed, none there, or taken by something else. */
export type MicrophoneTrouble = 'denied' | 'missing' | 'busy';

/** An open microphone. Whoever opened it must `stop` it, also when nothing was recorded. */
export interface Take {
  /** MIME type of what comes, parameters included. */
  readonly type: string;
  /**
   * Records until `stop`, or until the microphone is taken away (a phone call). Every second `onChunk` gets what was said
   * since, in order, and the length of the whole so far. Resolves after the last chunk; never rejects.
   */
  record(onChunk: (chunk: Blob, durationMs: number) => void): Promise<'ended' | 'failed'>;
  /** Ends the recording and releases the microphone. May be repeated. */
  stop(): void;
  /** How loud it is now, 0 to 1. */
  level(): number;
}

const CHUNK_MS = 1000;
const SAMPLE_RATE_HZ = 44_100;
/** Plenty for a voice; two hours fit into one recording. */
const BITS_PER_SECOND = 64_000;

/** The best format of ours that this browser records; undefined where it can't record at all. */
export function recordingFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return undefined;
  return formatAmong((format) => MediaRecorder.isTypeSupported(format));
}

/** Opens the microphone in one channel; the browser may ask the person first. To be called within a press. Never rejects. */
export async function openMicrophone(): Promise<Outcome<Take, MicrophoneTrouble>> {
  const meter = openMeter();
  try {
    const audio = { channelCount: 1, sampleRate: SAMPLE_RATE_HZ };
    const stream = await withPicker(() => navigator.mediaDevices.getUserMedia({ audio }));
    return { ok: true, value: takeOf(stream, meter) };
  } catch (error) {
    meter.close();
    return { ok: false, problem: troubleOf(error) };
  }
}

function takeOf(stream: MediaStream, meter: Meter): Take {
  meter.attach(stream);
  const format = recordingFormat();
  const recorder = new MediaRecorder(stream, {
    ...(format === undefined ? {} : { mimeType: format }),
    audioBitsPerSecond: BITS_PER_SECOND,
  });

  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  }

  return {
    type: recorder.mimeType || format || '',
    record(onChunk) {
      return new Promise((resolve) => {
        let startedAt = performance.now();
        let failed = false;
        recorder.onstart = () => {
          startedAt = performance.now();
        };
        recorder.ondataavailable = ({ data }) => {
          if (data.size > 0) onChunk(data, performance.now() - startedAt);
        };
        recorder.onerror = () => {
          failed = true;
          stop();
        };
        // Comes after the last chunk, whatever ended it.
        recorder.onstop = () => resolve(failed ? 'failed' : 'ended');
        for (const track of stream.getTracks()) track.onended = stop;
        try {
          recorder.start(CHUNK_MS);
        } catch {
          resolve('failed');
        }
      });
    },
    stop,
    level: meter.level,
  };
}

function troubleOf(error: unknown): MicrophoneTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'busy';
}
