import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { holdsNobodysDatabases } from '../../web/person/databases-as-made';
import type { IndexedDb } from '../../web/records/storage/indexed-db';
import type { InstallingScope } from '../worker-scope';

const LANDING = '/';
const ANSWERED_WITHIN_MS = 10_000;

/** Only what comes under a policy that lets in its own script is the landing page: the shell is not, nor is a portal. */
const takesNothingElse: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    const policy = response.headers.get('content-security-policy');
    if (response.ok && !response.redirected && policy?.includes("'sha256-")) return response;
    throw new Error('This is not the landing page.');
  },
};

const landing = new StaleWhileRevalidate({ cacheName: 'landing', plugins: [takesNothingElse] });

/** Keeps the landing page on the device. Without it the app is installed all the same, and draws the page itself. */
export function keepLanding(worker: InstallingScope): void {
  worker.addEventListener('install', (event) => void answer(event).catch(() => undefined));
}

/** Whether a navigation goes to the landing page, and to somebody who can only be a visitor. Never rejects. */
export async function isForVisitor({ pathname }: URL, idb: IndexedDb): Promise<boolean> {
  return pathname === LANDING && (await holdsNobodysDatabases(idb).catch(() => false));
}

/**
 * The landing page as it is kept here, and from the server for the next time. It stands alone: its script leads on whoever
 * is signed in after all. Where it neither is here nor can be had, the answer is the shell.
 */
export async function answerLanding(
  { event }: RouteHandlerCallbackOptions,
  shell: () => Promise<Response>,
): Promise<Response> {
  return answer(event).catch(shell);
}

/** Asked for as a visitor does, without a session. */
function answer(event: RouteHandlerCallbackOptions['event']): Promise<Response> {
  const request = new Request(new URL(LANDING, location.origin), {
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  return landing.handle({ event, request });
}
