/** npm run backup -- FILE: copies the database to FILE, also while the server runs. The master key is not in it. */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { backUpDatabase } from '../sync-server/store/sqlite/backup';
import { databaseFile } from '../sync-server/store/sqlite/database-file';
import { runFileCommand } from './lib/file-command';

await runFileCommand('backup', async (target) => {
  loadEnvFile();
  const { dataDir, masterKeyFile } = readConfig(process.env);
  await backUpDatabase(databaseFile(dataDir), target);
  return `Backed up to ${target}. It opens only with the master key (MASTER_KEY or ${masterKeyFile}): keep that elsewhere.`;
});
