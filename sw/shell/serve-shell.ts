import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute';
import { NavigationRoute } from 'workbox-routing/NavigationRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import { paintAhead } from './early-page/paint-ahead';
import { answerPaymentForm, isPaymentForm } from './payment-document';

const SHELL = '/index.html';
/** What is never a screen of the app: the API, and anything that looks like a file. */
const NOT_A_SCREEN = [/^\/api(\/|$)/, /\/[^/?]+\.[^/?]+$/];

/**
 * Keeps the whole app on the device and answers every navigation with it, network or not; that to the payment form only
 * without one. The cached page keeps the headers it was served with, its content security policy among them (A25). The
 * text of the Daily Drop is put into it as far as it is here. No answer of the API is ever stored.
 */
export function serveShell(entries: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' });
  const answer = createHandlerBoundToURL(SHELL);
  registerRoute(
    new NavigationRoute(
      async (asked) =>
        isPaymentForm(asked.url)
          ? answerPaymentForm(asked.url, () => answer(asked))
          : paintAhead(await answer(asked), asked.url),
      { denylist: NOT_A_SCREEN },
    ),
  );
}
