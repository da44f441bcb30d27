import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { CONTENT_CACHES, nameInPack } from '../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL, isImmutableContent } from '../../shared/content/pack';
import { answerPart } from '../media/answer-part';

/** A network that takes longer than this counts as none. */
const MANIFEST_WITHIN_SECONDS = 1;

/** Answering keeps nothing: what is kept is the window's to decide, and never a part of a file. */
const keepsNothing: WorkboxPlugin = { cacheWillUpdate: async () => null };

/** A server that is down behind its proxy counts as no network. */
const passesOverFailures: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`Answered with ${response.status}.`);
    return response;
  },
};

/** Players ask for parts; the whole is what is kept. */
const answersParts: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const range = request.headers.get('range');
    return cachedResponse && range !== null
      ? answerPart(await cachedResponse.blob(), range)
      : cachedResponse;
  },
};

/** A page that knows another version of the pack than the one that is kept gets the file of that. */
const findsAnotherVersion: WorkboxPlugin = {
  handlerDidError: ({ request }) => findAnotherVersion(new URL(request.url).pathname),
};

/**
 * Answers the content pack's addresses: what never changes from the device first, the manifest from the network unless
 * that is slow or absent.
 */
export function answerContent(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === CONTENT_MANIFEST_URL,
    new NetworkFirst({
      cacheName: CONTENT_CACHES.text,
      networkTimeoutSeconds: MANIFEST_WITHIN_SECONDS,
      plugins: [keepsNothing, passesOverFailures],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isSound(url.pathname),
    new CacheFirst({
      cacheName: CONTENT_CACHES.audio,
      plugins: [keepsNothing, passesOverFailures, answersParts],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isImmutableContent(url.pathname),
    new CacheFirst({
      cacheName: CONTENT_CACHES.text,
      plugins: [keepsNothing, passesOverFailures, findsAnotherVersion],
    }),
  );
}

function isSound(path: string): boolean {
  return path.startsWith('/content/audio/');
}

async function findAnotherVersion(path: string): Promise<Response | undefined> {
  const name = nameInPack(path);
  if (name === undefined) return undefined;
  const cache = await caches.open(CONTENT_CACHES.text);
  const kept = await cache.keys();
  const other = kept.find(({ url }) => nameInPack(new URL(url).pathname) === name);
  return other && cache.match(other);
}
