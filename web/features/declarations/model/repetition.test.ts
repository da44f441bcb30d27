import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Speech, SpeechEvents } from '../../../platform/speech';
import { createRepetition } from './repetition';

const VOICE = { name: 'Ava', lang: 'en-US' } as SpeechSynthesisVoice;
const WORDS = 'God is for me.';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A device whose voice says a word when it is told to, and what the repetition did there. */
function onDevice(atHand: SpeechSynthesisVoice | undefined, found = atHand) {
  const spoken: string[] = [];
  const done: number[] = [];
  const silenced = vi.fn();
  let events: SpeechEvents | undefined;
  const speech: Speech = {
    voiceAtHand: () => atHand,
    findVoice: async () => found,
    say(text, _voice, _rate, told) {
      spoken.push(text);
      events = told;
      return silenced;
    },
  };
  const repetition = createRepetition(WORDS, {
    speech,
    now: Date.now,
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    onDone: (ms) => done.push(ms),
  });
  const speakFor = (ms: number) => {
    vi.advanceTimersByTime(ms);
    events?.onEnded();
  };
  return { ...repetition, spoken, done, silenced, speakFor, fail: () => events?.onFailed() };
}

test('Q8 the voice says it three times with rests between, counts, and then tells how long it took', () => {
  const device = onDevice(VOICE);
  device.start(3);
  expect(device.state.get()).toEqual({ is: 'speaking', turn: 1, of: 3 });
  for (const turn of [2, 3]) {
    device.speakFor(4_000);
    expect(device.state.get()).toEqual({ is: 'resting', turn, of: 3 });
    vi.advanceTimersByTime(2_499);
    expect(device.spoken).toHaveLength(turn - 1);
    vi.advanceTimersByTime(1);
    expect(device.state.get()).toEqual({ is: 'speaking', turn, of: 3 });
  }
  expect(device.done).toEqual([]);
  device.speakFor(4_000);
  expect(device.spoken).toEqual([WORDS, WORDS, WORDS]);
  expect(device.done).toEqual([17_000]);
  expect(device.state.get()).toEqual({ is: 'idle' });
});

test('Q8 where there is no voice the person says it and counts, seven times', async () => {
  const device = onDevice(undefined);
  device.start(7);
  expect(device.state.get()).toEqual({ is: 'finding', turn: 1, of: 7 });
  await vi.advanceTimersByTimeAsync(0);
  for (const turn of [1, 2, 3, 4, 5, 6, 7]) {
    expect(device.state.get()).toEqual({ is: 'asking', turn, of: 7 });
    vi.advanceTimersByTime(5_000);
    device.said();
  }
  expect(device.done).toEqual([35_000]);
  expect(device.state.get()).toEqual({ is: 'idle' });
});

test('Q8 where the voice is lost on the way, the person goes on from there', () => {
  const device = onDevice(VOICE);
  device.start(3);
  device.speakFor(4_000);
  vi.advanceTimersByTime(2_500);
  device.fail();
  expect(device.state.get()).toEqual({ is: 'asking', turn: 2, of: 3 });
});

test('Q8 when it is stopped it is silent, and nothing is told', async () => {
  const device = onDevice(VOICE);
  device.start(3);
  device.stop();
  expect(device.silenced).toHaveBeenCalledOnce();
  device.start(3);
  device.speakFor(1_000);
  device.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(device.spoken).toHaveLength(2);
  expect([device.done, device.state.get()]).toEqual([[], { is: 'idle' }]);
});

test('Q8 a voice that is found after the stop says nothing', async () => {
  const device = onDevice(undefined, VOICE);
  device.start(3);
  device.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([device.spoken, device.state.get()]).toEqual([[], { is: 'idle' }]);
  device.start(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(device.state.get()).toEqual({ is: 'speaking', turn: 1, of: 3 });
});
