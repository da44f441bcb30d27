/** What a page tells the worker before it notes that a session must end. The worker answers over the port once it has heard. */
export const SIGNING_OUT = { type: 'SIGNING_OUT' } as const;

/** A worker that is being started takes a moment; one that is stuck must not keep anybody signed in. */
const HEARD_WITHIN_MS = 500;

/** Where sessions end. */
export const LOGOUT = '/api/auth/logout';

/** A line that gives no answer must not hold up the person who leaves, or the next one who signs in. */
export const LOGOUT_WITHIN_MS = 8_000;

/** Resolves once the worker looks for the note at each request, or where there is none. Never rejects. */
export async function tellWorkerOfSignOut(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const worker =
    workers?.controller ?? (await workers?.getRegistration().catch(() => undefined))?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const end = setTimeout(resolve, HEARD_WITHIN_MS);
    port1.onmessage = () => {
      clearTimeout(end);
      resolve();
    };
    worker.postMessage(SIGNING_OUT, [port2]);
  });
  port1.close();
}
