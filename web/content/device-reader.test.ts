import { expect, test, vi } from 'vitest';
import type { Speech, SpeechEvents } from '../platform/speech';
import { createDeviceReader } from './device-reader';

const SENTENCES = ['Be still.', 'He waits.', 'Will you?'];
const VOICE = { name: 'Here' } as SpeechSynthesisVoice;

/** A device that says what it is given until told that it has ended. */
function pretendSpeech() {
  const said: string[] = [];
  const rates: number[] = [];
  let now: SpeechEvents | undefined;
  const speech: Speech = {
    voiceAtHand: () => undefined,
    findVoice: async () => VOICE,
    say(text, _voice, rate, events) {
      said.push(text);
      rates.push(rate);
      now = events;
      return () => {
        now = undefined;
      };
    },
  };
  return {
    speech,
    said,
    rates,
    isSpeaking: () => now !== undefined,
    sentenceEnds: () => now?.onEnded(),
    breaksOff: () => now?.onFailed(),
  };
}

test('it reads sentence by sentence and rests at the end', async () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, device.speech);
  reader.play();
  await vi.waitFor(() => expect(reader.state.get()).toEqual({ status: 'playing', at: 0 }));
  device.sentenceEnds();
  expect(reader.state.get()).toEqual({ status: 'playing', at: 1 });
  device.sentenceEnds();
  device.sentenceEnds();
  expect(device.said).toEqual(SENTENCES);
  expect(reader.state.get()).toEqual({ status: 'resting', at: 0 });
});

test('with a voice at hand it speaks within the press', () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, {
    ...device.speech,
    voiceAtHand: () => VOICE,
  });
  reader.play();
  expect(device.said).toEqual(['Be still.']);
});

test('paused, it goes on with the sentence it was in', async () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, device.speech);
  reader.play();
  await vi.waitFor(() => expect(device.isSpeaking()).toBe(true));
  device.sentenceEnds();
  reader.pause();
  expect(device.isSpeaking()).toBe(false);
  expect(reader.state.get()).toEqual({ status: 'paused', at: 1 });
  reader.play();
  await vi.waitFor(() => expect(device.said).toEqual(['Be still.', 'He waits.', 'He waits.']));
});

test('a device without a voice says so', async () => {
  const speech = { ...pretendSpeech().speech, findVoice: async () => undefined };
  const reader = createDeviceReader(SENTENCES, speech);
  reader.play();
  await vi.waitFor(() => expect(reader.state.get().status).toBe('voiceless'));
});

test('a voice that is found after the pause stays silent', async () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, device.speech);
  reader.play();
  reader.pause();
  await new Promise(setImmediate);
  expect(device.said).toEqual([]);
  expect(reader.state.get().status).toBe('paused');
});

test('another sentence or another speed begins at once, within the text', async () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, device.speech);
  reader.seek(9);
  expect(reader.state.get()).toEqual({ status: 'resting', at: 2 });
  reader.play();
  await vi.waitFor(() => expect(device.said).toEqual(['Will you?']));
  reader.seek(-3);
  reader.setRate(1.5);
  expect(device.said).toEqual(['Will you?', 'Be still.', 'Be still.']);
  expect(device.rates).toEqual([1, 1, 1.5]);
});

test('another voice says the sentence again, and the best is taken where none is named', () => {
  const device = pretendSpeech();
  const asked: (string | undefined)[] = [];
  const reader = createDeviceReader(SENTENCES, {
    ...device.speech,
    voiceAtHand(wanted) {
      asked.push(wanted);
      return VOICE;
    },
  });
  reader.play();
  device.sentenceEnds();
  reader.setVoice('Ava');
  expect(asked).toEqual([undefined, 'Ava']);
  expect(device.said).toEqual(['Be still.', 'He waits.', 'He waits.']);
});

test('a voice that breaks off keeps its place', async () => {
  const device = pretendSpeech();
  const reader = createDeviceReader(SENTENCES, device.speech);
  reader.play();
  await vi.waitFor(() => expect(device.isSpeaking()).toBe(true));
  device.sentenceEnds();
  device.breaksOff();
  expect(reader.state.get()).toEqual({ status: 'paused', at: 1 });
});
