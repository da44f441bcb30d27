/** Runs in a worker of its own, so that the page answers while a PIN is stretched. */
import { argon2id } from '@noble/hashes/argon2.js';
import type { ToStretch } from './start-pin-worker';

self.addEventListener('message', ({ data }: MessageEvent<ToStretch>) => {
  const { pin, salt, memoryKib, passes } = data;
  self.postMessage(argon2id(pin, salt, { m: memoryKib, t: passes, p: 1, dkLen: 32 }));
});
