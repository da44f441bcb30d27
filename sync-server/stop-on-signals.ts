/**
 *             SIGTERM, SIGINT                drain time over            requests ended, or cut
 *   serving ────────────────▶ draining ────────────────────▶ closing ─────────────────────▶ closed
 *                             not ready; streams end         no new connections             daily work stopped,
 *                             one after the other;                                          database closed
 *                             requests are answered
 *
 * A second signal ends the process at once: what was acknowledged is on disk.
 */
import type { Server } from 'node:http';
import type { BackgroundTasks } from './jobs/background-tasks';
import type { RunningJobs } from './jobs/keep-jobs-run';
import type { Logger } from './logger';
import type { Streams } from './services/streams';
import type { PokeLine } from './store/poke-line';
import type { Store } from './store/store';

/** How long requests that run at the end of the drain time are waited for. */
const GRACE_MS = 1_500;

export interface RunningParts {
  readonly server: Server;
  readonly streams: Streams;
  readonly daily: RunningJobs;
  readonly backgroundTasks: BackgroundTasks;
  readonly store: Store;
  /** The line to other servers, where there can be some. */
  readonly line: PokeLine | undefined;
  readonly logger: Logger;
  /** For how long a server that is not ready any more goes on answering. */
  readonly drainMs: number;
}

/** Ends the process on SIGTERM and SIGINT so that nothing is cut off (P52). */
export function stopOnSignals(parts: RunningParts): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    parts.logger.info({ signal }, 'stopping');
    if (stopping) process.exit(1);
    stopping = true;
    drain(parts)
      .then(() => close(parts))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          parts.logger.error({ err: error }, 'the database did not close');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Clients that keep their connection would not notice another server. */
async function drain({ server, streams, drainMs }: RunningParts): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await streams.endEvenly(drainMs);
}

async function close(parts: RunningParts): Promise<void> {
  const { server, daily, backgroundTasks, store, line } = parts;
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise((closed) => {
    server.close(closed);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  await daily.stop();
  await backgroundTasks.settled();
  await line?.close();
  await store.close();
}
