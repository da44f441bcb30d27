import { expect, it, vi } from 'vitest';
import type { MessageToWorker } from '../worker-scope';
import { waitForConsent } from './wait-for-consent';

it('F4 a new version takes over only when a page asks for it', () => {
  const skipWaiting = vi.fn(async () => {});
  let listener: (event: MessageToWorker) => void = () => {};
  waitForConsent({ skipWaiting, addEventListener: (_type, added) => (listener = added) });
  const waitUntil = vi.fn();
  const say = (data: unknown) => listener({ data, waitUntil } as unknown as MessageToWorker);

  for (const data of [undefined, null, 'SKIP_WAITING', {}, { type: 'SYNC' }]) say(data);
  expect(skipWaiting).not.toHaveBeenCalled();

  say({ type: 'SKIP_WAITING' });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(waitUntil).toHaveBeenCalledTimes(1);
});
