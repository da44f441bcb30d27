import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute';
import { NavigationRoute } from 'workbox-routing/NavigationRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import { paintAhead } from './early-page/paint-ahead';
import { answerLanding, isForVisitor } from './landing';
import { NOT_A_SCREEN } from './not-a-screen';
import { answerPaymentForm, isPaymentForm } from './payment-document';

const SHELL = '/index.html';

/**
 * Keeps the whole app on the device and answers every navigation with it, network or not; that to the payment form only
 * without one, and a visitor's to `/` with the landing page. The cached page keeps the headers it was served with, its
 * content security policy among them (A25). The text of the Daily Drop is put into it as far as it is here. No answer of
 * the API is ever stored.
 */
export function serveShell(entries: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' });
  const answer = createHandlerBoundToURL(SHELL);
  const idb = browserIndexedDb();
  registerRoute(
    new NavigationRoute(
      async (asked) => {
        const shell = () => answer(asked);
        if (isPaymentForm(asked.url)) return answerPaymentForm(asked.url, shell);
        if (await isForVisitor(asked.url, idb)) return answerLanding(asked, shell);
        return paintAhead(shell(), asked.url);
      },
      { denylist: NOT_A_SCREEN },
    ),
  );
}
