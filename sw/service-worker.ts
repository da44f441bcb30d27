import { clientsClaim } from 'workbox-core/clientsClaim';
import type { PrecacheEntry } from 'workbox-precaching';
import { CONTENT_CACHES } from '../shared/content/offline-window';
import { syncInBackground } from './background-sync/sync-in-background';
import { answerRecordings } from './media/answer-recordings';
import { answerContent } from './offline-window/answer-content';
import { keepOnRequest } from './offline-window/keep-on-request';
import { openKeptFiles } from './offline-window/kept-files';
import { showReminders } from './reminders/show-reminders';
import { keepScriptureOnRequest } from './scripture/keep-scripture-on-request';
import { takeShared } from './share-target/take-shared';
import { keepLanding } from './shell/landing';
import { routeFiles } from './shell/route-files';
import { serveShell } from './shell/serve-shell';
import { endLeftSessions } from './sign-out/end-left-sessions';
import { waitForConsent } from './update/wait-for-consent';
import type { InstallingScope, RemindingScope, SyncingScope, UpdatingScope } from './worker-scope';

declare global {
  /** Every file of the app with its revision, written in by the build. */
  var __WB_MANIFEST: PrecacheEntry[];
}

const worker = self as unknown as InstallingScope & SyncingScope & UpdatingScope;

serveShell(self.__WB_MANIFEST);
routeFiles(worker);
keepLanding(worker);
takeShared();
const left = endLeftSessions(worker);
answerRecordings(left);
answerContent();
waitForConsent(worker);
syncInBackground(worker, left);
showReminders(self as unknown as RemindingScope);
keepOnRequest(worker);
keepScriptureOnRequest(worker, {
  openFiles: () => openKeptFiles(CONTENT_CACHES.scripture),
  fetch: (input, init) => fetch(input, init),
});
// The very first version takes its pages at once: there is nothing older to wait for.
clientsClaim();
