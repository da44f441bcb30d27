/** Listens to how loud a microphone is. */
export interface Meter {
  /** Begins to listen. */
  attach(stream: MediaStream): void;
  /** 0 (silence) to 1. */
  level(): number;
  close(): void;
}

/** A sixth of a second at 48 kHz. Asked every tenth of a second, the meter misses no sound in between. */
const SAMPLES = 8_192;
/** Speech close to a phone has a root mean square of about a fifth of full scale. */
const GAIN = 5;
const DEAF: Meter = { attach: () => undefined, level: () => 0, close: () => undefined };

/**
 * To be called within a press: Safari lets a context that no press began stand still. Where the browser can't measure it
 * reads 0: the recording does not depend on it.
 */
export function openMeter(): Meter {
  try {
    const context = new AudioContext();
    void context.resume().catch(() => undefined);
    return meterIn(context);
  } catch {
    return DEAF;
  }
}

function meterIn(context: AudioContext): Meter {
  const samples = new Float32Array(SAMPLES);
  let analyser: AnalyserNode | undefined;
  return {
    attach(stream) {
      try {
        const next = context.createAnalyser();
        next.fftSize = SAMPLES;
        context.createMediaStreamSource(stream).connect(next);
        analyser = next;
      } catch {
        analyser = undefined;
      }
    },
    level() {
      if (!analyser) return 0;
      analyser.getFloatTimeDomainData(samples);
      const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
      return Math.min(1, GAIN * Math.sqrt(squares / SAMPLES));
    },
    close() {
      if (context.state !== 'closed') void context.close();
    },
  };
}
