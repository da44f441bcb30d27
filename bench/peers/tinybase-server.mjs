/** TinyBase's WebSocket server, keeping each person's store in a SQLite database in the folder given. */
import Database from 'better-sqlite3';
import { createMergeableStore } from 'tinybase';
import { createBetterSqlite3Persister } from 'tinybase/persisters/persister-better-sqlite3';
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server';
import { WebSocketServer } from 'ws';
import { serveStored, until } from './stored.mjs';

const IDLE = 0;
const database = new Database(`${process.argv[2]}/stores.sqlite`);
const persisters = new Map();

const server = serveStored((person, count) =>
  until(() => {
    const persister = persisters.get(person);
    return persister?.getStatus() === IDLE && persister.getStore().getRowCount('entries') >= count;
  }),
);
createWsServer(new WebSocketServer({ server }), keepStore);

function keepStore(person) {
  const persister = createBetterSqlite3Persister(createMergeableStore(), database, person);
  persisters.set(person, persister);
  return persister;
}
