/** The app's own data layer: the very modules the app runs, without its screens. */
import { journalEntry } from '../../shared/records/journal-entry';
import type { PersonStore, Replica } from '../../web/person/contract';
import { openPersonStore } from '../../web/person/open-person-store';
import { surroundings } from '../../web/platform/surroundings';
import { newestQuery } from '../../web/records/records';
import { openDevice } from '../../web/records/storage/device';
import { syncOnce } from '../../web/sync/sync-once';
import { createSyncSession } from '../../web/sync/sync-run';
import { systemTimers } from '../../web/sync/timers';
import { createTransport } from '../../web/sync/transport';
import { offerBench, timed, untilDurable } from './bench-page';
import { type Entry, hashContents } from './entries';

/** Concurrent saves share their writes, as a person's never need to. */
const AT_ONCE = 500;

let store: PersonStore;
let writingAt = 0;

offerBench({
  async open(personId) {
    store = await openPersonStore({
      personId,
      device: openDevice({ randomId: surroundings.randomId }),
      ahead: [newestQuery(journalEntry, 50)],
      surroundings: { ...surroundings, now: () => writingAt || surroundings.now() },
    });
  },
  async write(entries) {
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      await Promise.all(entries.slice(at, at + AT_ONCE).map(save));
    }
  },
  push: () => untilDurable(sync),
  pull: sync,
  saveOne: (entry) => timed(() => save(entry)),
  newest: async (limit) =>
    contents(await firstValue(store.records.liveNewest(journalEntry, limit))),
  localHash: async () => hashContents(contents(await store.records.all())),
});

function contents(
  records: readonly { readonly body: Readonly<Record<string, unknown>> }[],
): string[] {
  return records.map(({ body }) => String(body.content));
}

function save({ id, content, createdAt }: Entry): Promise<unknown> {
  writingAt = createdAt;
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return store.records.save({
    kind: journalEntry,
    id,
    day,
    body: { content, audioUrl: null },
    opened: undefined,
  });
}

/** One run of the loop; how long until nothing was left to send or fetch, and only the digest remained. */
async function sync(): Promise<number> {
  writingAt = 0;
  const { personId, replica } = store;
  const { now } = surroundings;
  const transport = createTransport({
    personId,
    fetch: (input, init) => fetch(input, init),
    timers: systemTimers,
    now,
  });
  const begun = performance.now();
  let done = Number.NaN;
  const watched = watchDigest(replica, () => {
    done = performance.now();
  });
  const session = createSyncSession({ now, log: () => undefined });
  const outcome = await syncOnce(watched, transport, new AbortController().signal, session);
  if (outcome.kind !== 'synced') throw new Error(JSON.stringify(outcome));
  return done - begun;
}

function watchDigest(replica: Replica, onDigest: () => void): Replica {
  return new Proxy(replica, {
    get(target, name) {
      if (name === 'digest') onDigest();
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function firstValue<Value>(live: {
  get(): Value | undefined;
  subscribe(listener: () => void): () => void;
}): Promise<Value> {
  return new Promise((resolve) => {
    const end = live.subscribe(look);
    look();
    function look(): void {
      const value = live.get();
      if (value === undefined) return;
      queueMicrotask(() => end());
      resolve(value);
    }
  });
}
