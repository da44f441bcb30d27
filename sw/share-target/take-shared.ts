import { registerRoute } from 'workbox-routing/registerRoute';
import { SHARE_LEADS_TO, SHARE_TARGET } from '../../shared/api/share-target';
import { now } from '../../web/platform/clock';
import { randomId } from '../../web/platform/ids';
import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import { takeSharedWords } from './take-shared-words';

/**
 * Takes in what another app shares, network or not: the words go to this device's database and to no server, and into no
 * address, where the browser's history would keep them.
 *
 * The system's share sheet posts a form. A page of another site can post the same form, and the worker can't always tell the two
 * apart. It refuses a request that names another page as its origin. A page can hide its origin, so the draft asks the person.
 */
export function takeShared(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname === SHARE_TARGET && request.destination === 'document',
    async ({ request }) =>
      Response.redirect(SHARE_LEADS_TO[await takeSharedWords(request, keep)], 303),
    'POST',
  );
}

/** Evaluated only when it is needed: the worker also starts for each page that loads. */
async function keep(words: string) {
  const { keepShared } = await import('./keep-shared');
  return keepShared(words, { idb: browserIndexedDb(), now, randomId });
}
