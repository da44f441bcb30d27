/** npm run rotate-key: changes the master key. The server must be stopped; what was cut short is run again. */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { databaseFile } from '../sync-server/store/sqlite/database-file';
import { rotateKey } from './lib/rotate-key';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  loadEnvFile();
  const { dataDir, masterKey, newMasterKey, masterKeyFile } = readConfig(process.env);
  const database = databaseFile(dataDir);
  return rotateKey({ database, masterKey, newMasterKey, keyFile: masterKeyFile, now: Date.now() });
});
