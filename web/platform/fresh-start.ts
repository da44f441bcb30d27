import { fetchFromServer } from './online';

const ANSWERED_WITHIN_MS = 5_000;

/**
 * Loads the page anew without the copy of the app that is kept on this device, which may be damaged (F14). Words are no
 * part of that copy. Where the server does not answer it is kept: it is all there is.
 */
export async function freshStart(): Promise<void> {
  if (await serverAnswers()) await dropKeptApp().catch(() => undefined);
  location.reload();
}

/** Whether the app can be fetched. A network that asks for a sign-in of its own answers too, but with a page. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const answer = await fetchFromServer('/api/auth/session', { cache: 'no-store', signal });
    return answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  } catch {
    return false;
  }
}

async function dropKeptApp(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)),
  ]);
}
