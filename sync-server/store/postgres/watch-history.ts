import type { ClientBase, Pool } from 'pg';
import type { StartInterval } from '../../jobs/timers';
import type { HighWaterMark } from '../high-water-mark';
import {
  epochAfter,
  generationOf,
  goesOn,
  isBehind,
  latest,
  markOf,
  type Place,
  positionOf,
  readMark,
} from './place';
import { ask, inTransaction, withClient } from './transactions';

/** Each of several servers that start at once reads and writes the mark meanwhile, which may be in a bucket. */
const PATIENCE = "SET LOCAL lock_timeout = '6s'";
/** Of several servers that judge at once, one names the database; the others wait. Any number will do. */
const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(20261126)';
/** How often a server notes how far the database has come. */
const NOTE_EVERY_MS = 10_000;

/** What a watch has to report. To be logged. */
export type HistoryEvent =
  /** A copy was put back, or a standby took the primary's place: the database has a new name. */
  | { readonly kind: 'renewed'; readonly from: string; readonly to: string }
  /** The mark is of a database that has come further than this one: two are in use. */
  | { readonly kind: 'overtaken'; readonly mark: string; readonly place: string }
  /** The mark or the database could not be asked or written. */
  | { readonly kind: 'not-noted'; readonly cause: unknown };

export interface WatchOptions {
  readonly mark: HighWaterMark;
  /** Names the database anew. */
  readonly randomId: () => string;
  readonly report: (event: HistoryEvent) => void;
  readonly startInterval: StartInterval;
}

/** Notices that a database is not the one that it was before, though it has the same name (P56). */
export interface HistoryWatch {
  /** Resolves once a new connection may be used: the database has a name that no other state of it had. Rejects for an old primary. */
  prove(client: ClientBase): Promise<void>;
  /** Proves the database at the start, and from then on each new connection; notes how far it has come from time to time. */
  begin(pool: Pool): Promise<void>;
  /** Notes how far the database has come. Never rejects. */
  note(pool: Pool): Promise<void>;
  /** Ends the noting, and resolves when what it was at has ended. */
  close(): Promise<void>;
}

/** Makes a watch that proves nothing until it has begun. */
export function createHistoryWatch({
  mark,
  randomId,
  report,
  startInterval,
}: WatchOptions): HistoryWatch {
  /** The last place that this server saw; undefined until it has begun. */
  let known: Place | undefined;
  /** The mark could not be read when it was needed. */
  let isInDoubt = false;
  let noting = Promise.resolve();
  let endInterval: () => void = () => undefined;

  async function readTheMark(): Promise<Place | undefined> {
    try {
      const text = await mark.read();
      isInDoubt = false;
      return text === undefined ? undefined : readMark(text);
    } catch (cause) {
      isInDoubt = true;
      report({ kind: 'not-noted', cause });
      return undefined;
    }
  }

  function writeTheMark(place: Place): Promise<void> {
    return mark
      .write(markOf(place))
      .catch((cause: unknown) => report({ kind: 'not-noted', cause }));
  }

  /** One server at a time: the second one finds that the database has its new name. */
  async function judge(client: ClientBase): Promise<void> {
    known = await inTransaction(client, 'BEGIN', async () => {
      await ask(client, PATIENCE);
      await ask(client, ONE_AT_A_TIME);
      // First what was noted: another server may note a later place meanwhile, and this one has come at least as far.
      const noted = await readTheMark();
      const before = known;
      const place = await readPlace(client);
      const last = latest(noted, before);
      if (before) refuseOldPrimary(place, before);
      const isAnother = last && place.generation <= last.generation && !goesOn(place, last);
      const now = isAnother ? await rename(client, place, last) : place;
      // Before the commit: a server that dies between them leaves a mark that costs one more name, not one that hides a copy.
      await writeTheMark(now);
      return now;
    });
  }

  async function rename(client: ClientBase, place: Place, last: Place): Promise<Place> {
    const epoch = epochAfter([place.generation, last.generation], randomId());
    await ask(client, { text: 'UPDATE meta SET epoch = $1', values: [epoch] });
    report({ kind: 'renewed', from: markOf(last), to: markOf(place) });
    return readPlace(client);
  }

  async function noteWhereItIs(pool: Pool): Promise<void> {
    if (isInDoubt) return withClient(pool, judge);
    // First the mark, as in `judge`.
    const noted = await readTheMark();
    const place = await withClient(pool, readPlace);
    known = latest(known, place);
    if (noted && isBehind(place, noted)) {
      report({ kind: 'overtaken', mark: markOf(noted), place: markOf(place) });
    } else if (!isInDoubt) await writeTheMark(place);
  }

  const watch: HistoryWatch = {
    async prove(client) {
      // What others see from here on may be later than what this connection sees.
      const before = known;
      if (!before) return;
      const place = await readPlace(client);
      if (goesOn(place, before) && place.generation === before.generation) {
        known = latest(known, place);
      } else await judge(client);
    },
    async begin(pool) {
      await withClient(pool, judge);
      endInterval = startInterval(NOTE_EVERY_MS, () => {
        noting = noting.then(() => watch.note(pool));
      });
    },
    note: (pool) =>
      noteWhereItIs(pool).catch((cause: unknown) => report({ kind: 'not-noted', cause })),
    close() {
      endInterval();
      return noting;
    },
  };
  return watch;
}

/**
 * While a server runs, a database on an earlier timeline is taken for the old primary, which must not be written to, and not for
 * a copy that was put back: after that, servers are started anew.
 */
function refuseOldPrimary(place: Place, known: Place): void {
  const isOlder = place.generation <= known.generation && place.timeline < known.timeline;
  if (isOlder) throw new Error('This database is an old primary: another has taken its place.');
}

const PLACE = `
  SELECT epoch, left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline,
    pg_current_wal_flush_lsn()::text AS lsn FROM meta`;

async function readPlace(client: ClientBase): Promise<Place> {
  const [row] = (await ask(client, PLACE)).rows;
  if (!row) throw new Error('This database does not say what it is.');
  const { epoch, timeline, lsn }: { epoch: string; timeline: string; lsn: string } = row;
  return { generation: generationOf(epoch), timeline, position: positionOf(lsn) };
}
