/** npm run rotate-key: changes the master key. All servers must be stopped; what was cut short is run again. */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { databaseFile } from '../sync-server/store/sqlite/database-file';
import { rotateKey, rotateKeyOnPostgres } from './lib/rotate-key';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, masterKey, newMasterKey, masterKeyFile } = config;
  if (databaseUrl !== undefined) {
    return rotateKeyOnPostgres({ databaseUrl, masterKey, newMasterKey });
  }
  const database = databaseFile(dataDir);
  return rotateKey({ database, masterKey, newMasterKey, keyFile: masterKeyFile, now: Date.now() });
});
