/** @y/websocket-server as it is, keeping documents by y-leveldb in the folder given: what Yjs is measured against. */
import { WebSocketServer } from 'ws';
import { serveStored, until } from './stored.mjs';

// Read by the package when it is loaded; it then tells so on the console, where the port is to stand.
process.env.YPERSISTENCE = process.argv[2];
console.info = console.error;
const { docs, getPersistence, setupWSConnection } = await import('@y/websocket-server/utils');

const server = serveStored(async (person, count) => {
  await until(() => docs.get(person)?.getMap('entries').size >= count);
  // y-leveldb does one thing after the other, so it answers after it has written what was handed to it before. The
  // second question waits for what came while the server still read the document, and is handed over after that.
  await getPersistence().provider.getMeta(person, 'any');
  await getPersistence().provider.getMeta(person, 'any');
});
new WebSocketServer({ server }).on('connection', setupWSConnection);
