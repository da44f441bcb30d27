import { expect, test, vi } from 'vitest';
import type { DropContent } from '../../../shared/content/pack';
import type { SpeechEvents } from '../../platform/speech';
import type { SoundElement } from '../narration';
import { createDropListening } from './drop-listening';
import type { Place } from './place';

const DROP: DropContent = {
  day: 5,
  reference: 'Psalms 46:10',
  translation: 'WEB',
  verses: [{ number: 10, text: 'Be still. He waits.' }],
  title: 'Still',
  devotional: [],
  question: 'Will you?',
  form: 'reflection',
  narration: {
    url: '/content/audio/5.m4a',
    bytes: 1,
    type: 'audio/mp4',
    durationSeconds: 60,
    readBy: 'computer',
  },
  starts: [5, 20, 40],
};

function open(drop: DropContent = DROP) {
  const events = new EventTarget();
  const element = {
    src: '',
    currentTime: 0,
    playbackRate: 1,
    error: null,
    play: vi.fn(async () => undefined),
    pause: vi.fn(),
    load: vi.fn(),
    removeAttribute: () => {
      element.src = '';
    },
    addEventListener: events.addEventListener.bind(events),
  };
  const said: string[] = [];
  let speaking: SpeechEvents | undefined;
  const timers = new Set<() => void>();
  const places: Place[] = [];
  const deps = {
    element: element as SoundElement,
    speech: {
      voiceAtHand: () => ({ name: 'Here' }) as SpeechSynthesisVoice,
      findVoice: async () => undefined,
      say(text: string, _voice: unknown, _rate: number, told: SpeechEvents) {
        said.push(text);
        speaking = told;
        return () => {
          speaking = undefined;
        };
      },
    },
    now: () => 1000,
    after(_ms: number, callback: () => void) {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    tell: vi.fn(),
    onBegin: vi.fn(),
    onOver: vi.fn(),
    onPlace: (place: Place) => places.push(place),
  };
  const listening = createDropListening(drop, deps);
  const says = (event: string) => void events.dispatchEvent(new Event(event));
  return {
    ...deps,
    listening,
    element,
    said,
    timers,
    places,
    says,
    isSpeaking: () => speaking !== undefined,
    sentenceEnds: () => speaking?.onEnded(),
    hears(seconds: number) {
      element.currentTime = seconds;
      says('timeupdate');
    },
  };
}

const status = ({ listening }: ReturnType<typeof open>) => listening.state.get().status;

test('each place that is heard is told, by millisecond and sentence', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.hears(21);
  expect(room.places.at(-1)).toEqual({ at: 1, ms: 21_000 });
  expect(room.listening.spoken()?.text).toBe('He waits.');
  expect(room.onBegin).toHaveBeenCalledTimes(1);
});

test('at its end it is over, and begins at the beginning again', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.hears(59);
  room.says('ended');
  expect(room.onOver).toHaveBeenCalledTimes(1);
  expect(room.places.at(-1)).toEqual({ at: 0, ms: 0 });
  expect(room.listening.state.get()).toMatchObject({ status: 'resting', hasBegun: false });
});

test('closed, it is silent, and a later press continues from there', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.hears(21);
  room.listening.close();
  expect(status(room)).toBe('resting');
  expect(room.element.src).toBe('');
  expect(room.onOver).not.toHaveBeenCalled();
  expect(room.places.at(-1)).toEqual({ at: 1, ms: 21_000 });
  room.listening.play();
  expect(room.element.currentTime).toBe(21);
});

test('the device continues in the sentence of the recording, and the recording where the device was', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.hears(21);
  room.listening.readWith('ava');
  expect(room.onOver).not.toHaveBeenCalled();
  room.listening.play();
  expect(room.said).toEqual(['He waits.']);
  room.sentenceEnds();
  room.listening.readWith(undefined);
  expect(room.isSpeaking()).toBe(false);
  expect(room.listening.state.get()).toMatchObject({ byDevice: false, positionMs: 40_000 });
});

test('read by the device it ends after the last sentence', () => {
  const room = open({ ...DROP, narration: null });
  room.listening.play();
  room.sentenceEnds();
  room.sentenceEnds();
  expect(room.said).toEqual(['Be still.', 'He waits.', 'Will you?']);
  room.sentenceEnds();
  expect(room.onOver).toHaveBeenCalledTimes(1);
});

test('with a sleep timer it begins again at its end, until the timer is due', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.listening.timer.set(15);
  expect(room.listening.timer.time.get()).toEqual({ minutes: 15, dueAt: 901_000 });
  room.hears(59);
  room.says('ended');
  expect(room.onOver).not.toHaveBeenCalled();
  expect(room.element.play).toHaveBeenCalledTimes(2);
  expect(room.element.currentTime).toBe(0);
  room.says('playing');
  room.hears(7);
  for (const due of room.timers) due();
  expect(room.element.pause).toHaveBeenCalled();
  expect(room.listening.timer.time.get()).toBeNull();
  room.says('pause');
  expect(status(room)).toBe('paused');
  expect(room.listening.place().ms).toBe(7000);
});

test('a timer that is set anew or turned off is not due any more, nor one of what was closed', () => {
  const room = open();
  room.listening.timer.set(5);
  room.listening.timer.set(30);
  expect(room.timers.size).toBe(1);
  room.listening.timer.cancel();
  expect(room.timers.size).toBe(0);
  room.listening.timer.set(5);
  room.listening.close();
  expect(room.timers.size).toBe(0);
});

test('a recording that fails leaves the place, and the device can read from there', () => {
  const room = open();
  room.listening.play();
  room.says('playing');
  room.hears(41);
  room.says('error');
  expect(room.tell).toHaveBeenCalledTimes(1);
  expect(room.listening.state.get()).toMatchObject({ failed: true, hasBegun: true });
  expect(room.onOver).not.toHaveBeenCalled();
  room.listening.letDeviceRead();
  expect(room.said).toEqual(['Will you?']);
});
