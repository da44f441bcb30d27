import { expect, test, vi } from 'vitest';
import { openMeter } from './recorder-meter';

const SAMPLE_RATE = 48_000;
const BARS_EVERY_MS = 100;

/** A microphone that beeps for 20 ms, `agoMs` before now. */
function beeped(agoMs: number) {
  const at = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1_000);
  return class {
    resume = async () => undefined;
    createMediaStreamSource = () => ({ connect: () => undefined });
    createAnalyser = () => ({
      getFloatTimeDomainData(samples: Float32Array) {
        const end = samples.length - at(agoMs);
        samples.fill(0).fill(0.5, Math.max(0, end - at(20)), Math.max(0, end));
      },
    });
  };
}

test.each([0, 25, 50, 75, BARS_EVERY_MS])(
  'a short sound that ended %i ms before a bar is drawn is seen in it',
  (agoMs) => {
    vi.stubGlobal('AudioContext', beeped(agoMs));
    const meter = openMeter();
    meter.attach({} as MediaStream);
    expect(meter.level()).toBeGreaterThan(0.1);
  },
);
