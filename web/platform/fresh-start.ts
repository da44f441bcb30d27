/**
 * Loads the page anew without the copy of the app that is kept on this device, which may be damaged (F14). Words are no
 * part of that copy. With no network it is kept: it is all there is.
 */
export async function freshStart(): Promise<void> {
  if (navigator.onLine) await dropKeptApp().catch(() => undefined);
  location.reload();
}

async function dropKeptApp(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)),
  ]);
}
