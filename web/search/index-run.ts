import type { DeviceRecord } from '../../shared/records/record';
import { firstValue } from '../live/first-value';
import type { Records } from '../records/contract';
import type { FromSearchWorker } from './messages';
import { searchedKinds, toSearchEntry } from './search-entry';
import type { SearchFilter } from './search-filter';
import type { Found } from './search-index';
import type { StartSearchPort } from './start-search-worker';

export interface Asked {
  /** Names the question. */
  readonly turn: number;
  readonly typed: string;
  readonly limit: number;
  readonly filter: SearchFilter;
}

/** What a run tells. */
export interface RunEvents {
  /** So many records have been read. */
  onRead(records: number): void;
  /** So many there are to read. */
  onCounted(records: number): void;
  /** All are in the index. */
  onDone(): void;
  onFailed(): void;
  onFound(found: Found, turn: number): void;
}

/** One index, from its first record until it is let go. */
export interface IndexRun {
  /** Takes a change in, in the order in which they came. */
  change(record: DeviceRecord): void;
  /** Asks, and again after each change of the index. */
  search(asked: Asked): void;
  end(): void;
}

/** Few enough that neither page nor worker is busy for longer than a keystroke may wait. */
const PAGE_RECORDS = 100;

/** Reads all records into a new index, page by page, about newest first over all kinds. */
export function startIndexRun(
  records: Pick<Records, 'readNewest' | 'liveCount'>,
  startPort: StartSearchPort,
  events: RunEvents,
): IndexRun {
  const kinds = searchedKinds();
  let ended = false;
  let asked: Asked | undefined;
  let answering = false;
  let outdated = false;
  /** The answer has all it was asked for, of the newest: what is read now is older. */
  let isFull = false;
  /** What changed since the page that is being read was asked for: it may hold an older state. */
  const changedMeanwhile = new Set<string>();
  let changes: DeviceRecord[] = [];
  const taken: { readonly older: boolean; readonly tell: () => void }[] = [];
  const port = startPort(receive, fail);

  function receive(answer: FromSearchWorker): void {
    if (answer.type === 'changed') {
      const change = taken.shift();
      change?.tell();
      if (!(change?.older && isFull)) askAgain();
      return;
    }
    if (answer.turn !== asked?.turn) return;
    events.onFound(answer.found, answer.turn);
    answering = false;
    isFull = answer.found.more;
    if (outdated) ask();
  }

  function askAgain(): void {
    if (answering) outdated = true;
    else ask();
  }

  function ask(): void {
    if (!asked) return;
    answering = true;
    outdated = false;
    isFull = false;
    port.send({ type: 'search', ...asked });
  }

  function take(rows: readonly DeviceRecord[], older: boolean): Promise<void> {
    const entries = rows.map((row) => ({ id: row.id, entry: toSearchEntry(row) }));
    port.send({
      type: 'change',
      put: entries.flatMap(({ entry }) => entry ?? []),
      remove: entries.filter(({ entry }) => !entry).map(({ id }) => id),
    });
    return new Promise((tell) => taken.push({ older, tell }));
  }

  function takeChanges(): void {
    if (ended) return;
    const rows = changes;
    changes = [];
    void take(rows, false);
  }

  async function read(): Promise<void> {
    const places = kinds.map((kind) => ({ kind, from: 0, limit: PAGE_RECORDS }));
    let count = 0;
    while (places.length > 0) {
      const place = places.reduce((a, b) => (b.from < a.from ? b : a));
      const { kind, from, limit } = place;
      changedMeanwhile.clear();
      const page = await records.readNewest(kind, from, limit);
      if (ended) return;
      await take(
        page.filter(({ id }) => !changedMeanwhile.has(id)),
        true,
      );
      if (ended) return;
      // Each page begins with where the one before it ended.
      count += page.filter(({ order }) => from === 0 || order > from).length;
      events.onRead(count);
      const last = page.at(-1)?.order ?? from;
      if (page.length < limit) places.splice(places.indexOf(place), 1);
      else if (last > from) Object.assign(place, { from: last, limit: PAGE_RECORDS });
      else place.limit *= 2;
    }
    askAgain();
    events.onDone();
  }

  async function countAll(): Promise<void> {
    const counts = await Promise.all(kinds.map((kind) => firstValue(records.liveCount(kind))));
    if (!ended) events.onCounted(counts.reduce((sum, count) => sum + count, 0));
  }

  function fail(): void {
    if (ended) return;
    end();
    events.onFailed();
  }

  function end(): void {
    ended = true;
    port.end();
  }

  void countAll();
  read().catch(fail);
  return {
    change(record) {
      changedMeanwhile.add(record.id);
      changes.push(record);
      if (changes.length === 1) queueMicrotask(takeChanges);
    },
    search(next) {
      asked = next;
      ask();
    },
    end,
  };
}
