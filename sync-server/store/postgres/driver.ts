import type { Pool } from 'pg';
import { type Database, fill } from '../sql/database';
import { compile } from './compile';
import { createGroupPush } from './group-push';
import { createOneStatement } from './one-statement';
import { PACKED } from './packed';
import { timelineOf } from './timeline';
import {
  ask,
  createWriting,
  inSnapshot,
  inTransaction,
  isOvertaken,
  withClient,
} from './transactions';

const ALONE = 'BEGIN ISOLATION LEVEL SERIALIZABLE';
/** How often work is run that another transaction came before. */
const MOST_RUNS = 10;
/** After so many, one such work at a time: many that begin at once would overtake each other again and again. */
const RUNS_BESIDE_OTHERS = 3;
/** The longest wait before the second run, milliseconds; twice as long before each that follows. */
const FIRST_WAIT_MS = 5;

/** The port on PostgreSQL: a transaction has a connection of the pool, and work that another's came before runs again. */
export function createPostgresDriver(pool: Pool): Database {
  const inTurn = createTurns();
  const group = createGroupPush(pool);
  return {
    ...createOneStatement(pool),
    readRowAndList: (asked, values) =>
      withClient(pool, async (client) => {
        const { rows } = await ask(client, compile(fill(PACKED.rowAndList(asked), values)));
        return { ...PACKED.unpackRowAndList(asked, rows[0]), timeline: timelineOf(client) };
      }),
    read: (work) => withClient(pool, (client) => inSnapshot(client, work)),
    write: (work) =>
      runAgain(
        () =>
          withClient(pool, (client) =>
            inTransaction(client, ALONE, () => work(createWriting(client))),
          ),
        inTurn,
      ),
    push: group.push,
    async close() {
      await group.close();
      await pool.end();
    },
  };
}

/** Runs what it is given once all before it have ended. */
type InTurn = <Value>(run: () => Promise<Value>) => Promise<Value>;

function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

async function runAgain<Value>(run: () => Promise<Value>, inTurn: InTurn): Promise<Value> {
  for (let runs = 1, wait = FIRST_WAIT_MS; ; runs += 1, wait *= 2) {
    try {
      return await (runs <= RUNS_BESIDE_OTHERS ? run() : inTurn(run));
    } catch (error) {
      if (runs >= MOST_RUNS || !isOvertaken(error)) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * wait));
    }
  }
}
