/** Runs in a worker of its own, so that the page answers while a PIN is stretched. */
import type { ToStretch } from './start-pin-worker';
import { stretchPin } from './stretch-pin';

self.addEventListener('message', async ({ data }: MessageEvent<ToStretch>) => {
  self.postMessage(await stretchPin(data));
});
