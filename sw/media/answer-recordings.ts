import { registerRoute } from 'workbox-routing/registerRoute';
import { mediaIdOf } from '../../shared/protocol/media';
import { surroundings } from '../../web/platform/surroundings';
import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import type { LeftSession } from '../sign-out/left-session';
import { answerPart } from './answer-part';
import { createMediaReader } from './media-reader';

/**
 * Answers the addresses of recordings (V8): from this device, also without a network; else with the whole file, fetched
 * once and kept. What can't be had either way is asked of the server as it stands, and fails as it may. Nothing is asked while
 * the session of a person who left is open.
 */
export function answerRecordings({ fetch }: Pick<LeftSession, 'fetch'>): void {
  const shelf = createMediaReader({ idb: browserIndexedDb(), surroundings, fetch });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mediaIdOf(url.pathname) !== undefined,
    async ({ request, url, event }) => {
      const { sound, mayBeElsewhere, kept } = await shelf.find(mediaIdOf(url.pathname) ?? '');
      event.waitUntil(kept);
      if (sound) return answerPart(sound, request.headers.get('range'));
      return mayBeElsewhere ? fetch(request) : new Response(null, { status: 404 });
    },
  );
}
