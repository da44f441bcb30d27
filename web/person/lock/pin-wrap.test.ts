import { afterEach, expect, it, vi } from 'vitest';
import { openWithPin, type Stretch, wrapWithPin } from './pin-wrap';
import { makeBoundKey, randomBytes } from './wrap-bytes';

const PIN = '274951';
const QUICK: Stretch = { memoryKib: 64, passes: 1 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class QuietWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  terminate = vi.fn();
  postMessage(): void {
    this.answer();
  }
  protected answer(): void {
    vi.advanceTimersByTime(60_000);
  }
}

class BrokenWorker extends QuietWorker {
  protected override answer(): void {
    this.onerror?.();
  }
}

class FailingWorker extends QuietWorker {
  protected override answer(): void {
    this.onmessage?.({ data: undefined });
  }
}

class RefusedWorker {
  constructor() {
    throw new Error('refused');
  }
}

it.each([
  ['is refused', RefusedWorker],
  ['does not start', BrokenWorker],
  ['fails', FailingWorker],
  ['never answers', QuietWorker],
])('I24 the PIN opens where its worker %s', async (_, worker) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const given = { personId: 'ada', bound: await makeBoundKey() };
  const dataKey = randomBytes(32);
  const wrap = await wrapWithPin(dataKey, PIN, given, QUICK);
  vi.stubGlobal('Worker', worker);
  expect(await openWithPin(wrap, PIN, given)).toEqual(dataKey);
  expect(await openWithPin(wrap, '000000', given)).toBeUndefined();
});
