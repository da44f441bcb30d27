import { journalEntry } from '../../shared/records/journal-entry';
import { syncOnce } from '../../web/sync/sync-once';
import type { SyncOutcome } from '../../web/sync/sync-outcome';
import { createSyncSession } from '../../web/sync/sync-run';
import { createProcess } from '../../web/sync/testing/crashing-storage';
import { memoryDisk } from '../../web/sync/testing/device-disk';
import { systemTimers } from '../../web/sync/timers';
import { createTransport } from '../../web/sync/transport';
import type { Person } from './cluster';

/** A device of a person: the app's own replica and sync loop, without its screens. */
export interface ClusterDevice {
  /** Saves words as a form does that was opened on what the device has. */
  write(id: string, content: string): Promise<void>;
  /** One run of the loop against this server. */
  sync(origin: string): Promise<SyncOutcome>;
  /** Runs until all is sent and everything is here. */
  syncToEnd(origin: () => string): Promise<void>;
  /** The words of each entry. */
  words(): Promise<Record<string, string>>;
  /** What changed twice and could not be joined. */
  keptVersions(): Promise<number>;
  /** The epoch of the server as the device has it. */
  epoch(): Promise<string | null>;
  close(): Promise<void>;
}

const PAUSE_MS = 50;

export async function openClusterDevice({ id: personId, cookie }: Person): Promise<ClusterDevice> {
  const store = await memoryDisk().open(personId, createProcess(), Date.now);
  const session = createSyncSession({ now: Date.now, log: () => undefined });
  const sync = (origin: string) => {
    const transport = createTransport({
      personId,
      fetch: (path, init) => {
        const headers = { ...init?.headers, cookie };
        return fetch(new URL(String(path), origin), { ...init, headers });
      },
      timers: systemTimers,
      now: Date.now,
    });
    return syncOnce(store.replica, transport, new AbortController().signal, session);
  };
  return {
    sync,
    async write(id, content) {
      const opened = await store.records.find(journalEntry, id);
      const body = { ...opened?.body, content, audioUrl: null };
      await store.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened });
    },
    async syncToEnd(origin) {
      while ((await sync(origin())).kind !== 'synced') {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
    async words() {
      const records = await store.records.all();
      return Object.fromEntries(records.map(({ id, body }) => [id, String(body.content)]));
    },
    async keptVersions() {
      const records = await store.records.all();
      return records.flatMap(({ body }) => body.keptVersions ?? []).length;
    },
    epoch: async () => (await store.replica.readState()).epoch,
    close: () => store.close(),
  };
}
