import { planWindow } from '../../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL, type ContentManifest } from '../../../shared/content/pack';

export const SOUND_BYTES = 1_000;
export const TEXT_BYTES = 10;

/** A server with one pack, which can be replaced, be out of reach, or answer an address otherwise. */
export function contentServer(first: ContentManifest) {
  const server = {
    manifest: first,
    isReachable: true,
    /** What an address is answered with instead, or what happens before it is answered. */
    meanwhile: async (_path: string): Promise<Response | undefined> => undefined,
    asked: [] as string[],
    fetch: (async (path: string, { signal }: RequestInit) => {
      server.asked.push(path);
      const instead = await server.meanwhile(path);
      signal?.throwIfAborted();
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      return instead ?? answer(path, server.manifest);
    }) as unknown as typeof fetch,
  };
  return server;
}

function answer(path: string, manifest: ContentManifest): Response {
  if (path === CONTENT_MANIFEST_URL) return Response.json(manifest);
  const whole = (bytes: number) => new Response('x'.repeat(bytes));
  if (path.startsWith('/content/audio/')) return whole(SOUND_BYTES);
  const isThere = [1, 31, 61].some((day) =>
    planWindow(manifest, { day, saveData: true, narrateThrough: null }).text.includes(path),
  );
  return isThere ? whole(TEXT_BYTES) : new Response('Not found', { status: 404 });
}
