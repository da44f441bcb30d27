/** Listens to how loud a microphone is. */
export interface Meter {
  /** 0 (silence) to 1. */
  level(): number;
  close(): void;
}

const SAMPLES = 1024;
/** Speech close to a phone has a root mean square of about a fifth of full scale. */
const GAIN = 5;
const DEAF: Meter = { level: () => 0, close: () => undefined };

/** A meter over an open stream. Where the browser can't measure it reads 0: the recording does not depend on it. */
export function openMeter(stream: MediaStream): Meter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(SAMPLES);
    return {
      level() {
        analyser.getFloatTimeDomainData(samples);
        const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
        return Math.min(1, GAIN * Math.sqrt(squares / SAMPLES));
      },
      close() {
        if (context.state !== 'closed') void context.close();
      },
    };
  } catch {
    return DEAF;
  }
}
