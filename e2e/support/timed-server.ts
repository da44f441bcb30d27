import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../sync-server/testing/free-port';
import { originOf, type RunningServer, runServer } from './server';
import { clockAhead } from './server-clock';

/** A server whose clock can be moved. Its people keep their data and their sessions. */
export interface TimedServer extends RunningServer {
  /** Starts it again with a clock that is so far ahead of the machine's; behind it where that is negative. */
  moveClock(aheadMs: number): Promise<void>;
}

export async function startTimedServer(
  env: Record<string, string>,
  aheadMs: number,
): Promise<TimedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'choose-wholeness-timed-'));
  const place = { port: await freePort(), dataDir, folder: process.cwd() };
  const run = (ms: number) => runServer(place, { ...env, ...clockAhead(ms) });
  let server = await run(aheadMs);
  return {
    origin: originOf(place),
    dataDir,
    async moveClock(ms) {
      await server.stop();
      server = await run(ms);
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
