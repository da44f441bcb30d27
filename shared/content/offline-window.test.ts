import { describe, expect, it } from 'vitest';
import { morningsFrom, nameInPack, planWindow, windowDays } from './offline-window';
import { manifestOf } from './testing/manifest';

const manifest = manifestOf('0123456789ab');
const plan = (day: number, wish: { saveData?: boolean; narrateThrough?: number } = {}) =>
  planWindow(manifest, { day, saveData: false, narrateThrough: null, ...wish });
const daysOf = (urls: readonly string[]) =>
  urls.map((url) => Number(/(\d+)\.(json|mp3)$/.exec(url)?.[1])).filter((day) => day > 0);

describe('the window', () => {
  it('is thirty mornings from the challenge day on and the thirty days before, within the journey', () => {
    expect([morningsFrom(1).at(-1), morningsFrom(23).at(-1), morningsFrom(75).at(-1)]).toEqual([
      30, 52, 90,
    ]);
    expect(windowDays(1)).toEqual(morningsFrom(1));
    expect(windowDays(40)).toHaveLength(60);
    expect([windowDays(40)[30], windowDays(40).at(-1)]).toEqual([39, 10]);
    expect(windowDays(90)).toHaveLength(31);
  });

  it('J10 of a complete journey is all ninety days, and sound as on the first', () => {
    const wish = { day: 90, isComplete: true, saveData: false, narrateThrough: null };
    const { text, audioToFetch } = planWindow(manifest, wish);
    expect(daysOf(text)).toEqual(windowDays(90, true));
    expect(daysOf(text)).toHaveLength(90);
    expect(daysOf(audioToFetch)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('names the text of its days and the mindful moments, today’s early', () => {
    const { text } = plan(40);
    expect(text[0]).toBe('/content/0123456789ab/mindful-moments.json');
    expect(daysOf(text)).toEqual(windowDays(40));
  });

  it('fetches the narration of seven mornings and the sounds of mindful moments unasked', () => {
    const { audioToFetch } = plan(23);
    expect(daysOf(audioToFetch)).toEqual([23, 24, 25, 26, 27, 28, 29]);
    expect(audioToFetch.slice(7)).toEqual(manifest.sounds.map(({ url }) => url));
  });

  it('fetches no sound where the person saves data, unless they ask for it', () => {
    expect(plan(23, { saveData: true }).audioToFetch).toEqual([]);
    const asked = plan(23, { saveData: true, narrateThrough: 52 });
    expect(daysOf(asked.audioToFetch)).toEqual(morningsFrom(23));
    expect(asked.text).toEqual(plan(23).text);
  });

  it('fetches no more than what was asked for as the days go by', () => {
    expect(daysOf(plan(50, { narrateThrough: 52 }).audioToFetch)).toEqual(
      daysOf(plan(50).audioToFetch),
    );
    expect(daysOf(plan(60, { saveData: true, narrateThrough: 52 }).audioToFetch)).toEqual([]);
  });

  it('lets narration of days gone by keep its place, the last to be needed', () => {
    const { audio, audioToFetch } = plan(40);
    expect(daysOf(audio)).toEqual(windowDays(40));
    expect(audio.slice(0, audioToFetch.length)).toEqual(audioToFetch);
  });

  it('passes over days that nobody has read aloud', () => {
    const silent = {
      ...manifest,
      drops: manifest.drops.map((drop) => ({ ...drop, narration: null })),
    };
    const wish = { day: 1, saveData: false, narrateThrough: 30 };
    expect(daysOf(planWindow(silent, wish).audio)).toEqual([]);
  });
});

it('knows a file by its name whatever the version of the pack', () => {
  expect(nameInPack('/content/0123456789ab/drops/17.json')).toBe('drops/17.json');
  expect(nameInPack('/content/0123456789ab/mindful-moments.json')).toBe('mindful-moments.json');
  expect(nameInPack('/content/manifest.json')).toBeUndefined();
  expect(nameInPack('/content/audio/rain-0123456789ab.mp3')).toBeUndefined();
});
