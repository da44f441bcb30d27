/** Yjs as its guides set it up: one document a person, kept by y-indexeddb, synced by y-websocket; a text type for words. */
import { IndexeddbPersistence } from 'y-indexeddb';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { offerBench, timed, untilStored } from './bench-page';
import { type Entry, hashContents } from './entries';

let person: string;
let doc: Y.Doc;
let kept: IndexeddbPersistence;

offerBench({
  async open(personId) {
    person = personId;
    doc = new Y.Doc();
    kept = new IndexeddbPersistence(`yjs-${personId}`, doc);
    await kept.whenSynced;
  },
  async write(all) {
    doc.transact(() => all.forEach(put));
    await untilKept();
  },
  push: (count) =>
    timed(() => {
      connect();
      return untilStored(person, count);
    }),
  pull: (count) =>
    timed(async () => {
      connect();
      await untilHeld(count);
      await untilKept();
    }),
  saveOne: (entry) =>
    timed(() => {
      doc.transact(() => put(entry));
      return untilKept();
    }),
  newest: (limit) => Promise.resolve(newest().slice(0, limit).map(contentOf)),
  localHash: () => hashContents([...entries().values()].map(contentOf)),
});

function entries(): Y.Map<Y.Map<unknown>> {
  return doc.getMap('entries');
}

function put({ id, content, createdAt }: Entry): void {
  const entry = new Y.Map<unknown>();
  entry.set('content', new Y.Text(content));
  entry.set('createdAt', createdAt);
  entries().set(id, entry);
}

function contentOf(entry: Y.Map<unknown>): string {
  return String(entry.get('content'));
}

/** Sorted in memory: a document has no index. */
function newest(): Y.Map<unknown>[] {
  return [...entries().values()].sort(
    (one, other) => Number(other.get('createdAt')) - Number(one.get('createdAt')),
  );
}

function connect(): void {
  new WebsocketProvider(location.origin.replace('http', 'ws'), person, doc, { disableBc: true });
}

/** The server answers before it has read its database, so that "synced" does not mean that all is there. */
function untilHeld(count: number): Promise<void> {
  return new Promise((resolve) => {
    entries().observe(look);
    look();
    function look(): void {
      if (entries().size >= count) resolve();
    }
  });
}

/** y-indexeddb does not say when it has written; its store answers a later question only after that. */
function untilKept(): Promise<void> {
  return new Promise((resolve, reject) => {
    const question = kept.db.transaction('updates').objectStore('updates').count();
    question.onsuccess = () => resolve();
    question.onerror = () => reject(question.error);
  });
}
