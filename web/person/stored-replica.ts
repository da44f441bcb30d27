import { isBoundedVersion } from '../../shared/domain/bounded';
import { FREE_ENTRY_LIMIT, isReleased } from '../../shared/domain/entry-limit';
import { pending, toState } from '../../shared/domain/merge/states';
import { costOf } from '../../shared/domain/record-cost';
import type { Plan } from '../../shared/protocol/messages';
import { journalEntry } from '../../shared/records/journal-entry';
import { type DeviceRecord, type RecordState, SYNC } from '../../shared/records/record';
import type { Live } from '../live/live';
import { namedOnlyHere } from '../media/named-recordings';
import type { Surroundings } from '../platform/surroundings';
import { digestOf } from '../records/digest';
import { acknowledgeRow, holdRow, mergeRows } from '../records/merge-rows';
import { UNSYNCED } from '../records/records';
import type { Device } from '../records/storage/device';
import type { RecordQuery } from '../records/storage/prepared-query';
import { changedAtOf, partitionOf, toRecord, wireBytes } from '../records/storage/record-document';
import type { Modify, RecordLog } from '../records/storage/record-log';
import type { ResilientConnection } from '../records/storage/resilient-connection';
import type { Replica, SyncState } from './contract';
import { EpochGuard, fromZero } from './epoch-guard';
import type { PersonDatabase } from './person-database';
import { Preparation } from './preparation';

/** What a server says of all that it holds of the person. */
type Theirs = NonNullable<Parameters<Replica['enterEpoch']>[1]>;

/** Records read at once where many are turned over. */
const SWEEP_ROWS = 500;

/** The record log as the replication loop uses it; what each method promises stands with {@link Replica}. */
export class StoredReplica implements Replica {
  readonly personId: string;
  readonly #store: ResilientConnection<RecordLog>;
  readonly #database: PersonDatabase;
  readonly #device: Device;
  readonly #preparation: Preparation;
  readonly #epoch: EpochGuard;
  readonly #writeListeners = new Set<() => void>();

  constructor(parts: {
    readonly personId: string;
    readonly store: ResilientConnection<RecordLog>;
    readonly database: PersonDatabase;
    readonly device: Device;
    readonly surroundings: Surroundings;
  }) {
    this.personId = parts.personId;
    this.#store = parts.store;
    this.#database = parts.database;
    this.#device = parts.device;
    this.#preparation = new Preparation(parts);
    this.#epoch = new EpochGuard(parts.database);
  }

  get deviceId(): string {
    return this.#device.id;
  }

  readState(): Promise<SyncState> {
    return this.#database.readState();
  }

  liveState(): Live<SyncState> {
    return this.#database.liveState();
  }

  async beReady(): Promise<void> {
    await this.#device.ready();
    await this.#store.run((log) => log.collection());
  }

  /** What the server holds back, the oldest change first. */
  heldRecords(): Promise<DeviceRecord[]> {
    return this.#withSync(SYNC.held);
  }

  async pendingRows(maxRows: number, maxBytes: number, from?: RecordState): Promise<RecordState[]> {
    const records = await this.#preparation.prepared(() =>
      this.#withSync(SYNC.pending, maxRows, from),
    );
    // Before they are sent: afterwards nothing tells that the server had forgotten what they name.
    await this.#database.requeueUploaded(namedOnlyHere(records));
    let bytes = 0;
    const states = records.map(toState);
    const end = states.findIndex((state, index) => {
      bytes += wireBytes(state);
      return index > 0 && bytes > maxBytes;
    });
    return end === -1 ? states : states.slice(0, end);
  }

  async mergeIn(epoch: string, rows: readonly RecordState[]): Promise<boolean> {
    const state = await this.#writeWithin(epoch, rows, (log, stillCurrent, { initialPullDone }) =>
      mergeRows(log, this.#device, rows, { stillCurrent, areNew: !initialPullDone }),
    );
    return this.#forgetUnreadable(state, rows);
  }

  async acknowledge(epoch: string, rows: readonly RecordState[]): Promise<boolean> {
    const changes = new Map(rows.map((row) => [row.id, acknowledgeRow(row)]));
    const state = await this.#writeWithin(epoch, rows, (log, stillCurrent) =>
      log.changeMany(onlyWhile(stillCurrent, changes), { foundBy: pendingAmong(rows) }),
    );
    return this.#forgetUnreadable(state, rows);
  }

  async hold(
    epoch: string,
    rows: readonly { readonly state: RecordState; readonly code: string }[],
  ): Promise<boolean> {
    const changes = new Map(rows.map(({ state, code }) => [state.id, holdRow(state, code)]));
    const state = await this.#writeWithin(epoch, [], (log, stillCurrent) =>
      log.changeMany(onlyWhile(stillCurrent, changes)),
    );
    return state !== undefined;
  }

  advance(epoch: string, checkpoint: number, reachedEnd: boolean): Promise<boolean> {
    return this.#epoch.changeState(epoch, (state) => ({
      ...state,
      checkpoint: Math.max(state.checkpoint, checkpoint),
      initialPullDone: state.initialPullDone || reachedEnd,
    }));
  }

  advanceOver(epoch: string, before: number, after: number): Promise<boolean> {
    return this.#epoch.changeState(epoch, (state) =>
      state.checkpoint === before ? { ...state, checkpoint: after } : undefined,
    );
  }

  async noteUnreadable(epoch: string, ids: readonly string[]): Promise<boolean> {
    const noted = await this.#epoch.changeState(epoch, ({ unreadable = [], ...state }) => ({
      ...state,
      unreadable: [...new Set([...unreadable, ...ids])],
    }));
    if (!noted) return false;
    await this.#change(
      new Map(ids.map((id) => [id, ifStatus(SYNC.acknowledged, markUnacknowledged)])),
    );
    return true;
  }

  async hasWaiting(): Promise<boolean> {
    const isAny = async (sync: DeviceRecord['sync']) => (await this.#withSync(sync, 1)).length > 0;
    return (await isAny(SYNC.pending)) || isAny(SYNC.held);
  }

  async enterEpoch(epoch: string, theirs?: Theirs): Promise<boolean> {
    const from = await this.#epoch.enter(epoch, async () => {
      const isSame = theirs !== undefined && (await this.#isAllThere(theirs));
      while (!isSame && (await this.#updateByStatus(SYNC.acknowledged, doubt))) {
        // The next ones: those turned over no longer stand under `acknowledged`.
      }
      // No digest speaks of recordings.
      await this.#database.requeueUploaded();
      return isSame ? theirs.sequence : undefined;
    });
    return from !== undefined;
  }

  async repull(epoch: string): Promise<void> {
    await this.#epoch.changeState(epoch, fromZero);
  }

  async applyPlan(plan: Plan): Promise<void> {
    await this.#database.changeState((state) =>
      state.plan === plan ? undefined : { ...state, plan },
    );
    if (plan === 'free') return;
    const held = await this.heldRecords();
    const lifted = held.filter(({ code }) => isReleased(code, plan));
    await this.#change(new Map(lifted.map(({ id }) => [id, ifStatus(SYNC.held, release)])));
  }

  async freeEntries(plan: Plan): Promise<string[]> {
    const held = (await this.heldRecords()).filter(({ code }) => isReleased(code, plan, 0));
    if (held.length === 0 || (await this.#withSync(SYNC.pending, 1)).length > 0) return [];
    let entries = await this.#countEntriesOnServer(held.length);
    const freed = held.filter(({ code }) => {
      const isFree = isReleased(code, plan, entries);
      if (isFree) entries += 1;
      return isFree;
    });
    await this.#change(new Map(freed.map(({ id }) => [id, ifStatus(SYNC.held, release)])));
    return freed.map(({ id }) => id);
  }

  async prepareWaiting(): Promise<void> {
    await this.#preparation.prepared(() => this.#query(UNSYNCED));
  }

  async prepareHeld(): Promise<void> {
    await this.#preparation.prepared(() => this.heldRecords());
  }

  async freeRecords(room: number): Promise<string[]> {
    const held = (await this.heldRecords()).filter(({ code }) => code === 'RECORD_QUOTA');
    if (held.length === 0) return [];
    let left = room;
    for (const record of await this.#withSync(SYNC.pending)) left -= growthOf(record);
    const freed = held.filter((record) => {
      const growth = growthOf(record);
      const fits = growth <= left;
      if (fits) left -= growth;
      return fits;
    });
    await this.#change(new Map(freed.map(({ id }) => [id, ifStatus(SYNC.held, release)])));
    return freed.map(({ id }) => id);
  }

  async digest(): Promise<{ readonly digest: string; readonly leaveOut: string[] }> {
    const { unreadable = [] } = await this.readState();
    return this.#store.run((log) => digestOf(log, unreadable));
  }

  async noteSynced(at: number): Promise<void> {
    await this.#database.changeState((state) => ({ ...state, lastSyncedAt: at }));
  }

  onLocalWrite(listener: () => void): () => void {
    const own = () => listener();
    this.#writeListeners.add(own);
    return () => this.#writeListeners.delete(own);
  }

  /** Tells the loop that something waits to be sent. */
  announceLocalWrite(): void {
    for (const listener of [...this.#writeListeners]) listener();
  }

  /**
   * Writes only while `epoch` is the device's, and resolves with the state afterwards; takes back what it acknowledged if that
   * changed meanwhile.
   */
  async #writeWithin(
    epoch: string,
    rows: readonly RecordState[],
    write: (log: RecordLog, stillCurrent: () => boolean, state: SyncState) => Promise<unknown>,
  ): Promise<SyncState | undefined> {
    const before = await this.#epoch.stateIn(epoch);
    if (!before) return undefined;
    await this.#store.run((log) => write(log, () => this.#epoch.stillIs(epoch), before));
    const after = await this.#epoch.stateIn(epoch);
    if (after) return after;
    await this.#change(new Map(rows.map(({ id }) => [id, ifStatus(SYNC.acknowledged, doubt)])));
    return undefined;
  }

  /** Compared only here, where no answer of another epoch is let in any more: what came in since the question counts. */
  async #isAllThere(theirs: Theirs): Promise<boolean> {
    const mine = await this.digest();
    return mine.leaveOut.length === 0 && mine.digest === theirs.digest;
  }

  /** The server has these after all. `written` is the state after that was written; false without it, or in another epoch by now. */
  async #forgetUnreadable(
    written: SyncState | undefined,
    rows: readonly RecordState[],
  ): Promise<boolean> {
    if (!written?.epoch) return false;
    if (!written.unreadable?.length) return true;
    const ids = new Set(rows.map(({ id }) => id));
    return this.#epoch.changeState(written.epoch, (state) => ({
      ...state,
      unreadable: (state.unreadable ?? []).filter((id) => !ids.has(id)),
    }));
  }

  /** Changes up to a page of records with this status; false when there are none. */
  async #updateByStatus(
    sync: DeviceRecord['sync'],
    turn: (record: DeviceRecord) => DeviceRecord,
  ): Promise<boolean> {
    const records = await this.#withSync(sync, SWEEP_ROWS);
    await this.#change(new Map(records.map(({ id }) => [id, ifStatus(sync, turn)])));
    return records.length > 0;
  }

  async #change(changes: ReadonlyMap<string, Modify<void>>): Promise<void> {
    if (changes.size > 0) await this.#store.run((log) => log.changeMany(changes));
  }

  /** Entries the server has, when nothing is pending; no more are counted than could leave room beside `held`. */
  async #countEntriesOnServer(held: number): Promise<number> {
    const query: RecordQuery = {
      selector: { shelf: partitionOf(journalEntry.name) },
      sort: [{ shelf: 'asc' }, { order: 'asc' }],
      index: ['shelf', 'order'],
      limit: FREE_ENTRY_LIMIT + held,
    };
    const entries = await this.#query(query);
    return entries.filter(({ sync, base }) => sync !== SYNC.held || base !== undefined).length;
  }

  async #withSync(
    sync: DeviceRecord['sync'],
    limit?: number,
    from?: RecordState,
  ): Promise<DeviceRecord[]> {
    const query: RecordQuery = {
      selector: { sync, ...(from && { changedAt: { $gte: changedAtOf(from) } }) },
      sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
      index: ['sync', 'changedAt'],
      ...(limit !== undefined && { limit }),
    };
    return this.#query(query);
  }

  async #query(query: RecordQuery): Promise<DeviceRecord[]> {
    return (await this.#store.run((log) => log.query(query))).map(toRecord);
  }
}

/**
 * A new database may not have it: to be sent again, on top of what the old one had. A version that no server takes unless
 * it has it already is healed first (P44), which a base would keep it from.
 */
function doubt(record: DeviceRecord): DeviceRecord {
  return isBoundedVersion(record.version) ? markUnacknowledged(record) : pending(record, undefined);
}

/** The same server may not have it, or can't read it: to be sent again. */
function markUnacknowledged(record: DeviceRecord): DeviceRecord {
  return pending(record, record);
}

/** What is pending and was changed in the time in which these were. */
function pendingAmong(rows: readonly RecordState[]): RecordQuery {
  const times = rows.map(changedAtOf);
  const changedAt = { $gte: Math.min(...times), $lte: Math.max(...times) };
  return {
    selector: { sync: SYNC.pending, changedAt },
    sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
    index: ['sync', 'changedAt'],
    limit: 2 * rows.length,
  };
}

/** What the server needs for a record beside the state that it has of it. */
function growthOf(record: DeviceRecord): number {
  return costOf(record) - (record.base ? costOf(record.base) : 0);
}

function release(record: DeviceRecord): DeviceRecord {
  return pending(record, record.base);
}

/** A turn for records of one status; one that has another by the time of the write is left alone. */
function ifStatus(
  sync: DeviceRecord['sync'],
  turn: (record: DeviceRecord) => DeviceRecord,
): Modify<void> {
  return (current) => ({
    write: current?.sync === sync ? turn(current) : undefined,
    result: undefined,
  });
}

function onlyWhile(
  isCurrent: () => boolean,
  changes: ReadonlyMap<string, Modify<void>>,
): Map<string, Modify<void>> {
  const guarded = [...changes].map(([id, modify]): [string, Modify<void>] => [
    id,
    (current) => (isCurrent() ? modify(current) : { write: undefined, result: undefined }),
  ]);
  return new Map(guarded);
}
