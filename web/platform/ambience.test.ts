import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../shared/testing/manual-timers';
import { createAmbience, loopWindow } from './ambience';

const LOOP = { url: '/content/audio/rain.mp3', loopSeconds: 20 };
const FILE_SECONDS = 21;

/** The browser's sound as far as it is used: what was started and stopped, at a time that a test sets. */
const sound = {
  now: 0,
  started: [] as number[],
  stopped: 0,
  state: 'none',
  ends: [] as (() => void)[],
};

function node() {
  const value = { value: 0, setTargetAtTime() {}, setValueAtTime() {} };
  const ramps = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const made = {
    gain: { ...value, ...ramps },
    frequency: value,
    onended: () => undefined,
    connect: (next: unknown) => next,
    start: (_when: number, offset: number) => void sound.started.push(offset),
    stop() {
      sound.stopped += 1;
      sound.ends.push(() => made.onended());
    },
  };
  return made;
}

function becomes(state: string) {
  return async () => {
    sound.state = state;
  };
}

class PretendContext {
  readonly destination = {};
  get state() {
    return sound.state;
  }
  get currentTime() {
    return sound.now;
  }
  createBufferSource = node;
  createGain = node;
  createOscillator = node;
  decodeAudioData = async () => ({ duration: FILE_SECONDS });
  resume = becomes('running');
  suspend = becomes('suspended');
  close = becomes('closed');
}

const phone = { audioSession: { type: 'auto' } };
const server = { answer: async () => new Response('sound') };

beforeEach(() => {
  Object.assign(sound, { now: 0, started: [], stopped: 0, state: 'none', ends: [] });
  server.answer = async () => new Response('sound');
  phone.audioSession.type = 'auto';
  vi.stubGlobal('AudioContext', PretendContext);
  vi.stubGlobal('navigator', phone);
  vi.stubGlobal('fetch', () => server.answer());
});

describe('the part that is looped', () => {
  it('is as long as it takes to repeat, from the middle of the file', () => {
    expect(loopWindow(21, 20)).toEqual({ start: 0.5, end: 20.5 });
  });
  it('is the whole file where a decoder gives less than that', () => {
    expect(loopWindow(19, 20)).toEqual({ start: 0, end: 19 });
  });
});

describe('a loop', () => {
  it('is let be heard within the press, before anything is loaded', () => {
    void createAmbience(LOOP).play();
    expect(sound.state).toBe('running');
  });

  it('keeps its place while it is paused, and rests; rewound it begins anew', async () => {
    const ambience = createAmbience(LOOP);
    expect(await ambience.play()).toBe(true);
    sound.now = 47;
    ambience.pause();
    sound.ends.pop()?.();
    expect(sound.state).toBe('suspended');
    await ambience.play();
    expect(sound.state).toBe('running');
    ambience.rewind();
    await ambience.play();
    expect(sound.started).toEqual([0.5, 7.5, 0.5]);
    expect(sound.stopped).toBe(2);
  });

  it('is heard although the ring switch is off, until the screen is left', () => {
    const ambience = createAmbience(LOOP);
    ambience.wake();
    expect(phone.audioSession.type).toBe('auto');
    void ambience.play();
    expect(phone.audioSession.type).toBe('playback');
    ambience.close();
    expect(phone.audioSession.type).toBe('auto');
  });

  it('that loads late does not sound over a pause', async () => {
    let arrive: (response: Response) => void = () => undefined;
    server.answer = () => new Promise((resolve) => (arrive = resolve));
    const ambience = createAmbience(LOOP);
    const heard = ambience.play();
    ambience.pause();
    arrive(new Response('sound'));
    await heard;
    expect(sound.started).toEqual([]);
  });

  it('asked for twice sounds once', async () => {
    const ambience = createAmbience(LOOP);
    await Promise.all([ambience.play(), ambience.play()]);
    expect(sound.started).toHaveLength(1);
  });

  it('out of reach is told, and asked for again the next time', async () => {
    server.answer = async () => new Response('', { status: 404 });
    const ambience = createAmbience(LOOP);
    expect(await ambience.play()).toBe(false);
    server.answer = async () => new Response('sound');
    expect(await ambience.play()).toBe(true);
    expect(sound.started).toHaveLength(1);
  });
});

describe('the bell', () => {
  it('rings while the loop ends, and then everything rests', async () => {
    const ambience = createAmbience(LOOP);
    await ambience.play();
    ambience.rewind();
    ambience.ring();
    const [loopEnds, ...bellEnds] = sound.ends;
    loopEnds?.();
    expect(sound.state).toBe('running');
    for (const end of bellEnds) end();
    await settle();
    expect(sound.state).toBe('suspended');
  });

  it('is silent where no press has let sounds be heard', () => {
    createAmbience(null).ring();
    expect(sound.started).toEqual([]);
  });
});
