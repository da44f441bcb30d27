import type { SOUNDS } from '../../shared/content/pack';

export const SOUND_HZ = 24_000;
/** After this long every sound repeats itself. */
export const LOOP_SECONDS = 20;
export const LOOP_SAMPLES = LOOP_SECONDS * SOUND_HZ;

type Sound = (typeof SOUNDS)[number];

/**
 * One turn of a sound, -1 to 1. Everything in it fits into the turn a whole number of times, noise included (it is
 * filtered around the turn's end), so that the last sample is followed by the first as by any other.
 */
export function makeLoop(sound: Sound): Float64Array {
  return levelled(MAKERS[sound]());
}

const MAKERS: Readonly<Record<Sound, () => Float64Array>> = {
  // A wash with single drops in it.
  rain: () =>
    mix(
      scaled(band(noise(1), 250, 2_500), swell(3, 0.15)),
      scaled(band(noise(2), 1_200, 4_000), drops(3, 260, 0.004)),
    ),
  // Deep air, and crickets far off.
  night: () =>
    mix(
      scaled(band(noise(4), 30, 350), swell(2, 0.3)),
      scaled(tone(4_200), crickets(), 0.05),
      scaled(tone(4_550), crickets(7), 0.03),
    ),
  // Water over stones: a wide wash under many short gurgles.
  stream: () =>
    mix(
      scaled(band(noise(5), 250, 2_200), swell(5, 0.2)),
      scaled(band(noise(6), 500, 1_100), drops(7, 120, 0.05), 1.5),
    ),
  // Four breaths of five seconds, in and out.
  breath: () => scaled(band(noise(8), 200, 1_400), breaths(4)),
  // A low fifth that beats slowly.
  drone: () =>
    mix(
      scaled(tone(110), swell(3, 0.2), 0.5),
      scaled(tone(110.25), swell(2, 0.2), 0.4),
      scaled(tone(165), swell(4, 0.4), 0.3),
      scaled(tone(220.1), swell(5, 0.4), 0.15),
      scaled(tone(55), swell(1, 0.2), 0.35),
    ),
};

/** White noise, the same each time for a seed (xorshift32). */
function noise(seed: number): Float64Array {
  let state = (seed * 0x9e3779b1) | 1;
  return fill(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  });
}

/** A sine that fits into the loop a whole number of times. */
function tone(hertz: number): Float64Array {
  const turns = Math.round(hertz * LOOP_SECONDS);
  return fill((index) => Math.sin((2 * Math.PI * turns * index) / LOOP_SAMPLES));
}

/** Leaves the frequencies between two, gently: two one-pole filters each way. */
function band(samples: Float64Array, lowHertz: number, highHertz: number): Float64Array {
  const low = lowPass(lowPass(samples, highHertz), highHertz);
  const rumble = lowPass(low, lowHertz);
  return fill((index) => at(low, index) - at(rumble, index));
}

/** A one-pole low-pass. The first turn only brings the filter into the state in which it comes round again. */
function lowPass(samples: Float64Array, hertz: number): Float64Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SOUND_HZ);
  const result = new Float64Array(LOOP_SAMPLES);
  let value = 0;
  for (let index = 0; index < 2 * LOOP_SAMPLES; index += 1) {
    value += share * (at(samples, index % LOOP_SAMPLES) - value);
    result[index % LOOP_SAMPLES] = value;
  }
  return result;
}

/** Around 1, rising and falling by a share so many times. */
function swell(times: number, share: number): Float64Array {
  return fill((index) => 1 + share * Math.sin((2 * Math.PI * times * index) / LOOP_SAMPLES));
}

/** Short bursts at random moments, each dying away in about so many seconds. */
function drops(seed: number, count: number, seconds: number): Float64Array {
  const result = new Float64Array(LOOP_SAMPLES);
  const places = noise(seed);
  const reach = Math.round(seconds * SOUND_HZ * 6);
  for (let drop = 0; drop < count; drop += 1) {
    const start = Math.floor(Math.abs(at(places, drop)) * LOOP_SAMPLES);
    const strength = 0.3 + 0.7 * Math.abs(at(places, count + drop));
    for (let step = 0; step < reach; step += 1) {
      const index = (start + step) % LOOP_SAMPLES;
      const rise = Math.min(1, step / (0.1 * seconds * SOUND_HZ));
      const fall = Math.exp(-step / (seconds * SOUND_HZ));
      result[index] = at(result, index) + strength * rise * fall;
    }
  }
  return result;
}

/** Chirps in groups of three, a group a second, some left out. */
function crickets(shift = 0): Float64Array {
  return fill((index) => {
    const seconds = index / SOUND_HZ;
    const group = (Math.floor(seconds) + shift) % LOOP_SECONDS;
    if (group % 5 === 3 || group % 7 === 2) return 0;
    const within = (seconds % 1) / 0.12;
    return within < 3 ? Math.sin(Math.PI * (within % 1)) ** 2 : 0;
  });
}

/** Two rising and falling waves a breath: in, shorter and softer, then out. */
function breaths(count: number): Float64Array {
  return fill((index) => {
    const part = ((index / LOOP_SAMPLES) * count) % 1;
    if (part < 0.4) return 0.6 * Math.sin((Math.PI * part) / 0.4) ** 2;
    if (part < 0.9) return Math.sin((Math.PI * (part - 0.4)) / 0.5) ** 2;
    return 0;
  });
}

function mix(...layers: readonly Float64Array[]): Float64Array {
  return fill((index) => layers.reduce((sum, layer) => sum + at(layer, index), 0));
}

function scaled(samples: Float64Array, by: Float64Array, factor = 1): Float64Array {
  return fill((index) => at(samples, index) * at(by, index) * factor);
}

/** To the same soft loudness, and never clipped. */
function levelled(samples: Float64Array): Float64Array {
  const square = samples.reduce((sum, value) => sum + value * value, 0);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = Math.min(0.08 / Math.sqrt(square / LOOP_SAMPLES), 0.8 / peak);
  return samples.map((value) => value * gain);
}

function fill(value: (index: number) => number): Float64Array {
  return Float64Array.from({ length: LOOP_SAMPLES }, (_, index) => value(index));
}

function at(samples: Float64Array, index: number): number {
  return samples[index] ?? 0;
}
