/** express-pouchdb over LevelDB on a loopback port: the server PouchDB is measured against. Prints its port. */
const express = require('express');
const PouchDB = require('pouchdb');
const expressPouch = require('express-pouchdb');

const folder = process.argv[2];
const Stored = PouchDB.defaults({ prefix: `${folder}/` });
const app = express();
app.get('/bench.html', (_request, response) => response.end());
app.use(
  '/db',
  expressPouch(Stored, {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: `${folder}/log.txt`,
  }),
);
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
