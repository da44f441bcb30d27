import { registerRoute } from 'workbox-routing/registerRoute';
import { SHARE_LEADS_TO, SHARE_TARGET } from '../../shared/api/share-target';
import { browserIndexedDb } from '../../web/local/indexed-db';
import { now } from '../../web/platform/clock';
import { randomId } from '../../web/platform/ids';
import { isFromElsewhere } from './is-from-elsewhere';
import { sharedWords } from './shared-words';

/**
 * Takes in what another app shares, network or not: the words go to this device's database and to no server, and into no
 * address, where the browser's history would keep them.
 *
 * The system's share sheet posts a form as any page can, and a worker is shown nothing that tells the two apart for sure. What
 * says that it comes from another page is refused; a page can keep that to itself, so the draft asks.
 */
export function takeShared(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname === SHARE_TARGET && request.destination === 'document',
    async ({ request }) => Response.redirect(SHARE_LEADS_TO[await take(request)], 303),
    'POST',
  );
}

async function take(request: Request): Promise<keyof typeof SHARE_LEADS_TO> {
  if (isFromElsewhere(request.referrer)) return 'failed';
  try {
    const words = sharedWords(await request.formData());
    if (words === '') return 'kept';
    // Evaluated only when it is needed: the worker also starts for each page that loads.
    const { keepShared } = await import('./keep-shared');
    return await keepShared(words, { idb: browserIndexedDb(), now, randomId });
  } catch {
    // The other app has the words still, and the page says so.
    return 'failed';
  }
}
