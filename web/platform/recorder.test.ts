import { beforeEach, expect, test, vi } from 'vitest';
import { openMicrophone } from './recorder';

/** A browser whose sound stands still until it is resumed, and a microphone that is given when a test says so. */
const browser = {
  contexts: [] as PretendContext[],
  give(_stream: MediaStream) {},
  refuse(_reason: Error) {},
};

class PretendContext {
  state = 'suspended';
  heard: unknown;
  constructor() {
    browser.contexts.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async close() {
    this.state = 'closed';
  }
  createAnalyser() {
    return { getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1) };
  }
  createMediaStreamSource(stream: unknown) {
    this.heard = stream;
    return { connect: () => undefined };
  }
}

class PretendRecorder {
  static isTypeSupported = () => true;
  readonly state = 'inactive';
  readonly mimeType = 'audio/mp4';
}

const STREAM = { getTracks: () => [] } as unknown as MediaStream;

beforeEach(() => {
  browser.contexts = [];
  vi.stubGlobal('AudioContext', PretendContext);
  vi.stubGlobal('MediaRecorder', PretendRecorder);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        new Promise<MediaStream>((resolve, reject) => {
          browser.give = resolve;
          browser.refuse = reject;
        }),
    },
  });
});

test('the meter begins within the press, before the browser has asked for the microphone', async () => {
  const opening = openMicrophone();
  expect(browser.contexts.map(({ state }) => state)).toEqual(['running']);
  browser.give(STREAM);
  const opened = await opening;
  expect(opened.ok && opened.value.level()).toBeCloseTo(0.5);
  expect(browser.contexts).toMatchObject([{ heard: STREAM }]);
  if (opened.ok) opened.value.stop();
  expect(browser.contexts).toMatchObject([{ state: 'closed' }]);
});

test('a microphone that is refused leaves no sound open', async () => {
  const opening = openMicrophone();
  browser.refuse(new DOMException('no', 'NotAllowedError'));
  expect(await opening).toEqual({ ok: false, problem: 'denied' });
  expect(browser.contexts).toMatchObject([{ state: 'closed' }]);
});

test('without a meter it records all the same', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const opening = openMicrophone();
  browser.give(STREAM);
  const opened = await opening;
  expect(opened.ok && opened.value.level()).toBe(0);
});
