import { registerRoute } from 'workbox-routing/registerRoute';
import { mediaIdOf } from '../../shared/protocol/media';
import { SIGNING_OUT } from '../../web/account/sign-out-call';
import { surroundings } from '../../web/platform/surroundings';
import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import { systemTimers } from '../../web/sync/timers';
import type { HearingScope, MessageToWorker } from '../worker-scope';
import { LeftSession } from './left-session';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/**
 * Ends the session of a person who signed out here without a network: as the worker starts, and before any request of a page
 * or of a tab goes out. Where no note of one stands, requests go past the worker. Recordings have a route of their own, which
 * asks the server through what this returns.
 */
export function endLeftSessions(worker: HearingScope): LeftSession {
  const left = new LeftSession({
    idb: browserIndexedDb(),
    randomId: surroundings.randomId,
    fetch: (input, init) => fetch(input, init),
    timers: systemTimers,
  });
  for (const method of METHODS) {
    registerRoute(
      ({ url, request, sameOrigin }) =>
        sameOrigin &&
        left.concerns(request.method, url.pathname) &&
        !(method === 'GET' && mediaIdOf(url.pathname) !== undefined),
      ({ request }) => left.answer(request),
      method,
    );
  }
  worker.addEventListener('message', (event) => {
    if (!saysSigningOut(event)) return;
    left.expectNote();
    event.ports[0]?.postMessage('heard');
  });
  void left.end();
  return left;
}

function saysSigningOut({ data }: MessageToWorker): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === SIGNING_OUT.type
  );
}
