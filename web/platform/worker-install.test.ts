import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../shared/testing/manual-timers';
import { installIsStuck } from './worker-install';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  installIsStuck.set(false);
});

test.each([
  ['installing without end', { installing: {}, active: null }, true],
  ['registered with no worker at all', { installing: null, active: null }, true],
  [
    'there from an earlier visit, with a newer one installing',
    { installing: {}, active: {} },
    false,
  ],
  ['not registered, as in a private window', undefined, false],
])('F19 a worker that is %s after a minute', async (_what, registration, isStuck) => {
  const neverReady = new Promise(() => undefined);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: neverReady },
  });
  const stop = installIsStuck.subscribe(() => undefined);
  vi.advanceTimersByTime(MINUTE_MS);
  await settle();
  expect(installIsStuck.get()).toBe(isStuck);
  stop();
});
