/** Runs in a worker of its own, so that the page answers while a PIN is stretched. */
import type { ToStretch } from './start-pin-worker';
import { stretchPin } from './stretch-pin';

self.addEventListener('message', async ({ data }: MessageEvent<ToStretch>) => {
  // A rejection in a worker reaches no page: it would wait for the answer.
  self.postMessage(await stretchPin(data).catch(() => undefined));
});
