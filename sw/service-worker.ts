import type { PrecacheEntry } from 'workbox-precaching';
import { serveShell } from './shell/serve-shell';
import { waitForConsent } from './update/wait-for-consent';

declare global {
  /** Every file of the app with its revision, written in by the build. */
  var __WB_MANIFEST: PrecacheEntry[];
}

serveShell(self.__WB_MANIFEST);
waitForConsent();
