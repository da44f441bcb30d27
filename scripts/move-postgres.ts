/**
 * npm run move:postgres [-- --media FOLDER]: moves the data of a server on SQLite (DATA_DIR) into an empty PostgreSQL
 * (DATABASE_URL). The server must be stopped; what was cut short is run again. With --media recordings are copied to where the
 * new servers keep theirs; else they stay in the data folder.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { loadMasterKey } from '../sync-server/sealing/load-master-key';
import { createKeys } from '../sync-server/sealing/master-key-keys';
import { OperatorError } from '../sync-server/store/sqlite/hold-alone';
import { moveToPostgres } from './lib/move-postgres';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: { media: { type: 'string' } } });
  loadEnvFile();
  const { dataDir, databaseUrl, masterKey, masterKeyFile: keyFile } = readConfig(process.env);
  if (databaseUrl === undefined) {
    throw new OperatorError('Set DATABASE_URL to an empty database on PostgreSQL.');
  }
  return moveToPostgres({
    dataDir,
    databaseUrl,
    keys: createKeys(loadMasterKey({ masterKey, keyFile })),
    randomId: () => randomBytes(16).toString('base64url'),
    media: values.media === undefined ? undefined : createMediaFolder(values.media),
    say: (line) => console.log(line),
  });
});
