/** npm run rotate-key: changes the master key. The server must be stopped; what was cut short is run again. */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { databaseFile } from '../sync-server/store/sqlite/database-file';
import { requireDatabaseFile } from './lib/open-store';
import { rotateKey } from './lib/rotate-key';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  requireDatabaseFile(config, 'Its key can be changed only while it is in a file.');
  const { dataDir, masterKey, newMasterKey, masterKeyFile } = config;
  const database = databaseFile(dataDir);
  return rotateKey({ database, masterKey, newMasterKey, keyFile: masterKeyFile, now: Date.now() });
});
