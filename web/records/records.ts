import { removeOver, type Save, saveOver } from '../../shared/domain/merge/save-over';
import { withWholeText } from '../../shared/domain/well-formed';
import type { Outcome } from '../../shared/outcome';
import type { RecordKind } from '../../shared/records/kind';
import {
  type DeviceRecord,
  type RecordBody,
  type RecordState,
  SYNC,
  type VersionVector,
} from '../../shared/records/record';
import type { Live } from '../live/live';
import type { Surroundings } from '../platform/surroundings';
import type { ImportOutcome, RecordOf, Records, SaveInput } from './contract';
import { ImportRun } from './import-rows';
import { changeWithDot, type Decide, OfferedDots } from './storage/change-with-dot';
import type { Device } from './storage/device';
import { subscribeLater } from './storage/follow-documents';
import type { RecordQuery } from './storage/prepared-query';
import { isLiveShelf, partitionOf, type RecordDocument, toRecord } from './storage/record-document';
import type { RecordLog } from './storage/record-log';
import type { ResilientConnection } from './storage/resilient-connection';

/** What waits to be sent, and what is held back. */
export const UNSYNCED: RecordQuery = {
  selector: { sync: { $gte: SYNC.pending } },
  sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
  index: ['sync', 'changedAt'],
};

/** The record log as screens use it; what each method promises stands with {@link Records}. */
export class StoredRecords implements Records {
  readonly #store: ResilientConnection<RecordLog>;
  readonly #device: Device;
  readonly #surroundings: Surroundings;
  readonly #onWrite: () => void;

  constructor(parts: {
    readonly store: ResilientConnection<RecordLog>;
    readonly device: Device;
    readonly surroundings: Surroundings;
    readonly onWrite: () => void;
  }) {
    this.#store = parts.store;
    this.#device = parts.device;
    this.#surroundings = parts.surroundings;
    this.#onWrite = parts.onWrite;
  }

  async find<Body extends RecordBody>(
    kind: RecordKind<Body>,
    id: string,
  ): Promise<RecordOf<Body> | undefined> {
    const record = await this.#store.run(async (log) => (await log.read([id])).get(id));
    return asLive<Body>(record, kind.name) ?? undefined;
  }

  async save<Body extends RecordBody>(input: SaveInput<Body>): Promise<RecordOf<Body>> {
    const { id, day, opened, kind, restored = false } = input;
    const body = withWholeText(input.body);
    const save: Save = { id, kind: kind.name, day, body, opened, restored };
    const moment = this.#moment();
    const record = await this.#change(id, opened?.version ?? {}, (current, dot) =>
      saveOver(current, save, dot, moment),
    );
    return record as RecordOf<Body>;
  }

  async remove(id: string, seen: VersionVector): Promise<Outcome<void, DeviceRecord>> {
    const moment = this.#moment();
    let newer: DeviceRecord | undefined;
    await this.#change(id, seen, (current, dot) => {
      const removal = removeOver(current, seen, dot, moment);
      newer = removal.ok ? undefined : removal.problem;
      return removal.ok ? removal.value : undefined;
    });
    return newer ? { ok: false, problem: newer } : { ok: true, value: undefined };
  }

  liveOne<Body extends RecordBody>(
    kind: RecordKind<Body>,
    id: string,
  ): Live<RecordOf<Body> | null> {
    return this.#store.live((log, push, fail) =>
      log.followOne(id, {
        push: ([document], isEarly) =>
          push(asLive<Body>(document && toRecord(document), kind.name), isEarly),
        fail,
      }),
    );
  }

  liveDays<Body extends RecordBody>(
    kind: RecordKind<Body>,
    fromDay: string,
    toDay: string,
  ): Live<RecordOf<Body>[]> {
    const query = daysQuery(kind, fromDay, toDay);
    return this.#liveList(query, (records) => records.sort(newestDayFirst) as RecordOf<Body>[]);
  }

  liveNewest<Body extends RecordBody>(
    kind: RecordKind<Body>,
    limit: number,
  ): Live<RecordOf<Body>[]> {
    return this.#liveList(newestQuery(kind, limit), (records) => records as RecordOf<Body>[]);
  }

  liveCount(kind: Pick<RecordKind, 'name'>): Live<number> {
    const selector = { shelf: partitionOf(kind.name) };
    return this.#store.live((log, push, fail) =>
      subscribeLater(async () => {
        const query = (await log.collection()).count({ selector, index: ['shelf', 'order'] });
        return query.$.subscribe({ next: push, error: fail });
      }, fail),
    );
  }

  liveUnsynced(): Live<DeviceRecord[]> {
    return this.#liveList(UNSYNCED, (records) => records.sort((a, b) => b.updatedAt - a.updatedAt));
  }

  async readNewest(
    kind: Pick<RecordKind, 'name'>,
    fromOrder: number,
    limit: number,
  ): Promise<DeviceRecord[]> {
    const documents = await this.#store.run((log) =>
      log.query({
        selector: { shelf: partitionOf(kind.name), order: { $gte: fromOrder } },
        sort: [{ shelf: 'asc' }, { order: 'asc' }],
        index: ['shelf', 'order'],
        limit,
      }),
    );
    return documents.map(toRecord);
  }

  async readDays(
    kind: Pick<RecordKind, 'name'>,
    fromDay: string,
    toDay: string,
    limit?: number,
  ): Promise<DeviceRecord[]> {
    const query = daysQuery(kind, fromDay, toDay);
    const documents = await this.#store.run((log) =>
      log.query(limit === undefined ? query : { ...query, limit }),
    );
    return documents.map(toRecord);
  }

  onChange(listener: (changed: DeviceRecord | undefined) => void): () => void {
    const changes = this.#store.live<{ readonly changed?: DeviceRecord }>((log, push, fail) =>
      subscribeLater(async () => {
        const subscribed = (await log.collection()).$.subscribe({
          next: ({ documentData }) => push({ changed: toRecord(documentData) }),
          error: fail,
        });
        push({});
        return subscribed;
      }, fail),
    );
    return changes.subscribe(() => listener(changes.get()?.changed));
  }

  async all(): Promise<DeviceRecord[]> {
    const documents = await this.#store.run((log) =>
      log.query({
        selector: { shelf: { $gte: '' } },
        sort: [{ shelf: 'asc' }, { order: 'asc' }],
        index: ['shelf', 'order'],
      }),
    );
    return documents.filter(({ shelf }) => isLiveShelf(shelf)).map(toRecord);
  }

  async importStates(states: readonly RecordState[]): Promise<ReadonlyMap<string, ImportOutcome>> {
    const run = new ImportRun(states);
    const outcomes = await this.#store.run((log) => run.run(log, this.#device));
    if ([...outcomes.values()].some((outcome) => outcome === 'added' || outcome === 'merged')) {
      this.#onWrite();
    }
    return outcomes;
  }

  /** Makes one change, tells the listeners, and returns the record as it then is. */
  async #change(
    id: string,
    seen: VersionVector,
    decide: Decide,
  ): Promise<DeviceRecord | undefined> {
    const dots = new OfferedDots(this.#device, seen);
    const { record, changed } = await this.#store.run((log) =>
      changeWithDot(log, id, dots, decide),
    );
    if (changed) this.#onWrite();
    return record;
  }

  #liveList<Item>(query: RecordQuery, arrange: (records: DeviceRecord[]) => Item[]): Live<Item[]> {
    const listOf = sameForSame((documents: readonly RecordDocument[]) =>
      arrange(documents.map(toRecord)),
    );
    return this.#store.live((log, push, fail) =>
      log.followQuery(query, {
        push: (documents, isEarly) => push(listOf(documents), isEarly),
        fail,
      }),
    );
  }

  #moment() {
    const now = this.#surroundings.now();
    return { now, utcOffsetMinutes: this.#surroundings.utcOffsetMinutes(now) };
  }
}

/** What `make` gives, and the very same for the very same again. */
function sameForSame<From, To>(make: (from: From) => To): (from: From) => To {
  let last: { readonly from: From; readonly to: To } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, to: make(from) };
    return last.to;
  };
}

/** What `liveNewest` follows. */
export function newestQuery(kind: Pick<RecordKind, 'name'>, limit: number): RecordQuery {
  return {
    selector: { shelf: partitionOf(kind.name) },
    sort: [{ shelf: 'asc' }, { order: 'asc' }],
    index: ['shelf', 'order'],
    limit,
  };
}

function daysQuery(kind: Pick<RecordKind, 'name'>, fromDay: string, toDay: string): RecordQuery {
  return {
    selector: { shelf: partitionOf(kind.name), day: { $gte: fromDay, $lte: toDay } },
    sort: [{ shelf: 'asc' }, { day: 'asc' }],
    index: ['shelf', 'day'],
  };
}

/** A live record of a kind; a screen sees neither tombstones nor what is not its kind. */
function asLive<Body extends RecordBody>(
  record: DeviceRecord | null | undefined,
  kind: string,
): RecordOf<Body> | null {
  return record && !record.deleted && record.kind === kind ? (record as RecordOf<Body>) : null;
}

function newestDayFirst(a: DeviceRecord, b: DeviceRecord): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return a.order - b.order;
}
