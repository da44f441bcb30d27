import type { DeviceRecord, RecordState } from '../../../shared/records/record';
import { manualTimers } from '../../../shared/testing/manual-timers';
import type { Fate, TestNetwork } from '../../../shared/testing/network';
import { seededRandom } from '../../../shared/testing/random';
import type { PersonStore } from '../../person/contract';
import { isQuotaExceeded } from '../../records/storage/store-errors';
import { createMediaTransport, type MediaTransport } from '../media-transport';
import { uploadOnce } from '../media-upload';
import { createOutboxTransport, type OutboxTransport } from '../outbox-transport';
import { sendOutbox } from '../send-outbox';
import { syncOnce } from '../sync-once';
import type { SyncOutcome } from '../sync-outcome';
import { createSyncSession, type SyncEvent, type SyncSession } from '../sync-run';
import { createTransport, type SyncTransport } from '../transport';
import { createProcess, type Killer, type Process } from './crashing-storage';
import type { DeviceDisk } from './device-disk';

const TEN_YEARS_MS = 315_360_000_000;
const START_MS = Date.parse('2026-03-01T08:00:00Z');

/** Databases that are open for one process. */
export interface OpenStore {
  readonly store: PersonStore;
  readonly killer: Killer;
}

/** A process of a device: a tab with its own connection to the device's databases. */
export interface SimTab extends OpenStore {
  readonly session: SyncSession;
}

/** One run under way. */
interface Run {
  readonly ended: Promise<SyncOutcome>;
  readonly abort: AbortController;
}

export const TABS = 2;

/** One device of a person: a disk, a clock, a link to the network and up to two tabs. */
export class SimDevice {
  readonly timers = manualTimers();
  readonly events: SyncEvent[] = [];
  private readonly tabs: (SimTab | undefined)[] = [];
  private readonly runs = new Map<number, Run>();
  private readonly transport: SyncTransport;
  private readonly mediaTransport: MediaTransport;
  private readonly outboxTransport: OutboxTransport;
  private isAway = false;
  private fates: () => Fate = () => 'pass';
  private clockOffset = 0;
  private ticks = 0;

  constructor(
    readonly personId: string,
    readonly name: string,
    private readonly disk: DeviceDisk,
    network: TestNetwork,
  ) {
    const fetch = network.link(() => this.fates());
    const deps = { personId, fetch, timers: this.timers, now: () => this.now() };
    this.transport = createTransport(deps);
    this.mediaTransport = createMediaTransport(deps);
    this.outboxTransport = createOutboxTransport(deps);
  }

  /** This device's clock; it moves a little at each look, and can be wrong by years. */
  now(): number {
    this.ticks += 1;
    return START_MS + this.clockOffset + this.ticks * 1_000;
  }

  /** Sets the clock wrong by up to ten years, either way. */
  jumpClock(seed: number): void {
    this.setClock(Math.round((seededRandom(seed).next() * 2 - 1) * TEN_YEARS_MS));
  }

  setClock(offsetMs: number): void {
    this.clockOffset = offsetMs;
  }

  /** A tab, opened if it is not. */
  async tab(index: number): Promise<SimTab> {
    const open = this.tabs[index];
    if (open && !open.killer.isDead) return open;
    await this.crash(index);
    const killer = createProcess();
    if (this.isAway) await this.signIn(killer);
    const store = await this.disk.open(this.personId, killer, () => this.now());
    const log = (event: SyncEvent) => {
      const isFullDisk = event.kind === 'local-store-failed' && isQuotaExceeded(event.cause);
      if (!killer.isDead && !isFullDisk) this.events.push(event);
    };
    const session = createSyncSession({ now: () => this.now(), log });
    const tab = { store, killer, session };
    this.tabs[index] = tab;
    return tab;
  }

  get canSignOut(): boolean {
    return this.disk.sealing !== undefined;
  }

  /** The person signs out: every tab closes, and what is unsent is sealed. The process may die over it. */
  async signOut(process: Process): Promise<void> {
    await this.closeTabs();
    this.isAway = true;
    const work = this.disk.sealing?.signOut(this.personId, process, () => this.now());
    await unlessRefused(process, work);
  }

  /** The same person signs in; opening a tab does it by itself. The process may die over it. */
  async signIn(process: Process): Promise<void> {
    const work = this.disk.sealing?.signIn(this.personId, process, () => this.now());
    await unlessRefused(process, work);
    if (!process.isDead) this.isAway = false;
  }

  /** Somebody writes here without an account. It goes into the person’s at the next sign-in. The process may die over it. */
  async asGuest(killer: Process, work: (open: OpenStore) => Promise<void>): Promise<void> {
    const write = async () => {
      const guest = await this.disk.sealing?.beginGuest(killer);
      if (guest === undefined) return;
      const store = await this.disk.open(guest, killer, () => this.now());
      await work({ store, killer }).finally(() => store.close().catch(() => undefined));
    };
    await unlessRefused(killer, write());
  }

  /** Somebody has to be signed in: the app offers its lock to nobody else. */
  get canLock(): boolean {
    return this.disk.locking !== undefined && !this.isAway;
  }

  /** The app locks: every tab closes. Opening one unlocks it. Whether there was something to refuse. */
  async lock(): Promise<boolean> {
    await this.closeTabs();
    return (await this.disk.locking?.checkRefused()) ?? false;
  }

  /** The person turns their app lock on, or off. The process may die over it. */
  async turnLock(process: Process): Promise<void> {
    await this.closeTabs();
    await unlessRefused(process, this.disk.locking?.turn(process));
  }

  /** Begins a run in a tab unless it is in one; every request meets a fate from the seed. */
  async beginRun(index: number, fates: () => Fate): Promise<void> {
    if (this.runs.has(index)) return;
    const { store, session, killer } = await this.tab(index);
    const abort = new AbortController();
    this.fates = fates;
    const sync = async () => {
      const synced = await syncOnce(store.replica, this.transport, abort.signal, session);
      if (synced.kind !== 'synced') return synced;
      return uploadOnce(store.mediaReplica, this.mediaTransport, abort.signal, session);
    };
    const run = async () => {
      const outcome = await sync();
      await sendOutbox(
        store.outboxReplica,
        this.outboxTransport,
        abort.signal,
        session,
        () => true,
      );
      return outcome;
    };
    const ended = run().finally(() => this.runs.delete(index));
    void killer.death.then(() => abort.abort());
    this.runs.set(index, { ended, abort });
  }

  /** Waits for the run of a tab to end. */
  async awaitRun(index: number): Promise<SyncOutcome | undefined> {
    return this.runs.get(index)?.ended;
  }

  get isRunning(): boolean {
    return this.runs.size > 0;
  }

  isRunningIn(index: number): boolean {
    return this.runs.has(index);
  }

  /** The requests under way are given up; whatever answers them comes too late. */
  async timeOut(): Promise<void> {
    await this.timers.advance(60_000);
  }

  /** A run to its end over a network that does nothing but pass. */
  async syncWell(index: number): Promise<SyncOutcome | undefined> {
    await this.awaitRun(index);
    await this.beginRun(index, () => 'pass');
    return this.awaitRun(index);
  }

  /** The process dies; what it was writing may or may not have reached the disk. */
  async crash(index: number): Promise<void> {
    const tab = this.tabs[index];
    if (!tab) return;
    tab.killer.kill();
    this.tabs[index] = undefined;
    await this.awaitRun(index);
    await tab.store.close().catch(() => undefined);
  }

  /** The person closes the browser. */
  async closeTabs(): Promise<void> {
    for (const { abort } of this.runs.values()) abort.abort();
    await Promise.all([...this.runs.values()].map(({ ended }) => ended));
    for (const [index, tab] of this.tabs.entries()) {
      if (tab && !tab.killer.isDead) await tab.store.close();
      this.tabs[index] = undefined;
    }
  }

  /** Everything this device has, tombstones left out. */
  async records(): Promise<DeviceRecord[]> {
    const { store } = await this.tab(0);
    return store.records.all();
  }
}

/** The part of a record that all devices must agree on. */
export function sharedPart(record: RecordState): RecordState {
  const { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body } =
    record;
  return { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body };
}

/** What work comes to, or undefined if its process dies first or its disk is full. */
export async function unlessRefused<Value>(
  process: Killer,
  work: Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (process.isDead || isQuotaExceeded(error)) return undefined;
    throw error;
  }
}
