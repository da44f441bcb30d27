import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../../shared/content/pack';
import { LOOP_SAMPLES, makeLoop } from './ambient-sound';

describe.each(SOUNDS)('the sound %s', (sound) => {
  const loop = makeLoop(sound);
  const at = (index: number) => loop[index % LOOP_SAMPLES] ?? Number.NaN;

  it('has an end that meets its start', () => {
    // How sharply the line through three samples bends; a seam that can be heard bends more than all the rest.
    const bend = (index: number) => Math.abs(at(index) - 2 * at(index + 1) + at(index + 2));
    let sharpest = 0;
    for (let index = 0; index < LOOP_SAMPLES - 2; index += 1) {
      sharpest = Math.max(sharpest, bend(index));
    }
    expect(bend(LOOP_SAMPLES - 2)).toBeLessThanOrEqual(sharpest);
    expect(bend(LOOP_SAMPLES - 1)).toBeLessThanOrEqual(sharpest);
  });

  it('is soft and never clipped', () => {
    const rms = Math.sqrt(loop.reduce((sum, value) => sum + value * value, 0) / LOOP_SAMPLES);
    expect(rms).toBeGreaterThan(0.02);
    expect(rms).toBeLessThan(0.1);
    expect(loop.every((value) => Math.abs(value) < 0.9)).toBe(true);
  });
});

it('a sound is the same each time it is made', () => {
  const [once, again] = [makeLoop('night'), makeLoop('night')];
  expect(once.every((value, index) => value === again[index])).toBe(true);
});
