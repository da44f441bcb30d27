import { expect, test, vi } from 'vitest';
import { createNarration, type SoundElement } from './narration';

const SOUND = { url: '/content/audio/023.m4a', durationMs: 270_000 };

/** An `<audio>` element whose browser does what the test says. */
function pretendElement() {
  const events = new EventTarget();
  const element = {
    src: '',
    currentTime: 0,
    playbackRate: 1,
    error: null as MediaError | null,
    play: vi.fn<() => Promise<void>>(async () => undefined),
    pause: vi.fn(),
    load: vi.fn(),
    removeAttribute: () => {
      element.src = '';
    },
    addEventListener: events.addEventListener.bind(events),
  };
  const browser = {
    says: (event: string) => void events.dispatchEvent(new Event(event)),
    failsWith(code: number) {
      element.error = { code } as MediaError;
      browser.says('error');
    },
  };
  return { element, browser };
}

function open() {
  const { element, browser } = pretendElement();
  const tell = vi.fn();
  return {
    element,
    browser,
    tell,
    narration: createNarration(element as SoundElement, SOUND, tell),
  };
}

test('nothing is asked of the network before the first press', () => {
  const { element, narration } = open();
  narration.seek(30_000);
  expect(element.src).toBe('');
  narration.play();
  expect(element.src).toBe(SOUND.url);
  expect(element.currentTime).toBe(30);
});

test('it plays, pauses, goes on, and rests again at its end', () => {
  const { element, browser, narration } = open();
  narration.play();
  expect(narration.state.get().status).toBe('loading');
  browser.says('playing');
  element.currentTime = 102;
  browser.says('timeupdate');
  expect(narration.state.get()).toEqual({ status: 'playing', positionMs: 102_000, failed: false });
  narration.pause();
  browser.says('pause');
  expect(narration.state.get().status).toBe('paused');
  narration.play();
  browser.says('playing');
  browser.says('ended');
  expect(narration.state.get()).toEqual({ status: 'resting', positionMs: 0, failed: false });
  expect(element.src).toBe('');
});

test('a jump stays within the narration', () => {
  const { element, browser, narration } = open();
  narration.play();
  browser.says('playing');
  narration.seek(-15_000);
  expect(element.currentTime).toBe(0);
  narration.seek(SOUND.durationMs + 15_000);
  expect(element.currentTime).toBe(270);
  expect(narration.state.get().positionMs).toBe(270_000);
});

test('the speed holds from before the first press', () => {
  const { element, narration } = open();
  narration.setRate(1.5);
  narration.play();
  expect(element.playbackRate).toBe(1.5);
});

test('a file that can’t be loaded is told once, and the next press tries again', async () => {
  const { element, browser, narration, tell } = open();
  element.play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  narration.play();
  browser.failsWith(4);
  await Promise.resolve();
  expect(tell.mock.calls).toEqual([[{ code: 4 }]]);
  expect(narration.state.get()).toEqual({ status: 'resting', positionMs: 0, failed: true });
  narration.play();
  expect(element.src).toBe(SOUND.url);
  expect(narration.state.get().failed).toBe(false);
});

test('a refusal is told by its name', async () => {
  const { element, narration, tell } = open();
  element.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  narration.play();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith({ refusal: 'NotAllowedError' }));
});

test('who pauses before there is sound is told nothing, also when they press again at once', async () => {
  const { element, narration, tell } = open();
  element.play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  narration.play();
  narration.pause();
  expect(narration.state.get().status).toBe('paused');
  narration.play();
  await new Promise(setImmediate);
  expect(tell).not.toHaveBeenCalled();
  expect(narration.state.get().status).toBe('loading');
});

test('closed, it is silent and forgets its place', () => {
  const { element, browser, narration } = open();
  narration.play();
  browser.says('playing');
  narration.close();
  browser.says('pause');
  expect(element.pause).toHaveBeenCalled();
  expect(element.src).toBe('');
  expect(narration.state.get()).toEqual({ status: 'resting', positionMs: 0, failed: false });
});
