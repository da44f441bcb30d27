/**
 * TinyBase as its guides set it up for sync: a mergeable store, kept in a file of the browser (its IndexedDB persister
 * keeps no mergeable store), synced over a WebSocket.
 */
import { createMergeableStore, type MergeableStore } from 'tinybase';
import { createOpfsPersister, type OpfsPersister } from 'tinybase/persisters/persister-browser';
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import { offerBench, timed, untilStored } from './bench-page';
import { type Entry, hashContents } from './entries';

/** The default of one second may be too short for an answer of 10,000 entries. */
const ANSWER_SECONDS = 60;
const TABLE = 'entries';
const IDLE = 0;

let person: string;
let store: MergeableStore;
let persister: OpfsPersister;

offerBench({
  async open(personId) {
    person = personId;
    store = createMergeableStore();
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle(`tinybase-${personId}.json`, { create: true });
    persister = createOpfsPersister(store, file);
    await persister.startAutoPersisting();
  },
  async write(entries) {
    store.transaction(() => entries.forEach(put));
    await untilKept();
  },
  push: (count) =>
    timed(async () => {
      await connect();
      await untilStored(person, count);
    }),
  pull: (count) =>
    timed(async () => {
      await connect();
      await untilHeld(count);
      await untilKept();
    }),
  saveOne: (entry) =>
    timed(() => {
      put(entry);
      return untilKept();
    }),
  newest: (limit) =>
    Promise.resolve(store.getSortedRowIds(TABLE, 'createdAt', true, 0, limit).map(contentOf)),
  localHash: () => hashContents(store.getRowIds(TABLE).map(contentOf)),
});

function put({ id, content, createdAt }: Entry): void {
  store.setRow(TABLE, id, { content, createdAt });
}

function contentOf(id: string): string {
  return String(store.getCell(TABLE, id, 'content'));
}

async function connect(): Promise<void> {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/${person}`);
  const synchronizer = await createWsSynchronizer(store, socket, ANSWER_SECONDS);
  await synchronizer.startSync();
}

function untilHeld(count: number): Promise<void> {
  return new Promise((resolve) => {
    store.addDidFinishTransactionListener(look);
    look();
    function look(): void {
      if (store.getRowCount(TABLE) >= count) resolve();
    }
  });
}

/** A change makes the persister busy at once, until it has written. */
function untilKept(): Promise<void> {
  return new Promise((resolve) => {
    persister.addStatusListener(look);
    look();
    function look(): void {
      if (persister.getStatus() === IDLE) resolve();
    }
  });
}
