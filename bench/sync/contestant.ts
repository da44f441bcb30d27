import { bundlePage, gzipBytes } from './bundle';
import {
  type BenchServer,
  startAppServer,
  startPouchServer,
  startTinyBaseServer,
  startYjsServer,
} from './servers';

/** One program under test: its page script and the server it syncs with. */
export interface Contestant {
  readonly title: string;
  readonly script: string;
  readonly gzipBytes: number;
  readonly server: BenchServer;
  /** What the rows "durable on the server" wait for. */
  readonly durable: string;
}

/** What is known of a program before it runs. Its page is `<name>-page.ts`. */
interface Entrant {
  readonly title: string;
  readonly start: () => Promise<BenchServer>;
  readonly durable: string;
}

const APP_DURABLE = 'the server has answered: committed by SQLite and flushed to the disk';

const ENTRANTS: Readonly<Record<string, Entrant>> = {
  app: { title: 'Choose Wholeness', start: startAppServer, durable: APP_DURABLE },
  pouch: {
    title: 'PouchDB 9',
    start: startPouchServer,
    durable: 'the server has answered: written by LevelDB, not flushed',
  },
  yjs: {
    title: 'Yjs, y-websocket',
    start: startYjsServer,
    durable: 'the server has said, asked beside its protocol: written by LevelDB, not flushed',
  },
  tinybase: {
    title: 'TinyBase 10',
    start: startTinyBaseServer,
    durable:
      'the server has said, asked beside its protocol: committed by SQLite and flushed to the disk',
  },
  rxdb: { title: 'RxDB’s own replication', start: startAppServer, durable: APP_DURABLE },
  dexie: { title: 'bare Dexie (limit)', start: startAppServer, durable: APP_DURABLE },
};

/** The names that `prepareContestants` takes. */
export const CONTESTANT_NAMES: readonly string[] = Object.keys(ENTRANTS);

/** The named programs, their servers started. Those that sync with the same server share one. */
export async function prepareContestants(
  names: readonly string[],
  minify = true,
): Promise<Contestant[]> {
  const entrants = names.map(findEntrant);
  const scripts = await Promise.all(
    names.map((name) => bundlePage(`bench/sync/${name}-page.ts`, minify)),
  );
  const starts = [...new Set(entrants.map(({ start }) => start))];
  const running = await Promise.all(starts.map((start) => start()));
  return entrants.flatMap(({ title, start, durable }, at) => {
    const script = scripts[at];
    const server = running[starts.indexOf(start)];
    return script && server
      ? [{ title, script, gzipBytes: gzipBytes(script), server, durable }]
      : [];
  });
}

function findEntrant(name: string): Entrant {
  const entrant = ENTRANTS[name];
  if (!entrant) throw new Error(`CONTESTANTS names ${name}; there are ${CONTESTANT_NAMES.join()}`);
  return entrant;
}
