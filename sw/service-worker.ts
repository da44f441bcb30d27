import { clientsClaim } from 'workbox-core/clientsClaim';
import type { PrecacheEntry } from 'workbox-precaching';
import { serveShell } from './shell/serve-shell';
import { waitForConsent } from './update/wait-for-consent';
import type { WorkerScope } from './worker-scope';

declare global {
  /** Every file of the app with its revision, written in by the build. */
  var __WB_MANIFEST: PrecacheEntry[];
}

serveShell(self.__WB_MANIFEST);
waitForConsent(self as unknown as WorkerScope);
// The very first version takes its pages at once: there is nothing older to wait for.
clientsClaim();
