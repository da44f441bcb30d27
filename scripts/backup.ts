/**
 * npm run backup -- FOLDER: makes a backup of database and recordings, also while the server runs. The master key is not in
 * it.
 */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { backUp } from '../sync-server/store/sqlite/backup-folder';
import { requireDatabaseFile } from './lib/open-store';
import { readArguments, runCommand } from './lib/run-command';

await runCommand(async () => {
  const { path: target } = readArguments('npm run backup -- FOLDER');
  loadEnvFile();
  const config = readConfig(process.env);
  requireDatabaseFile(config, 'Back it up with pg_dump, and copy DATA_DIR beside it.');
  const { dataDir, masterKeyFile, erasedLedger } = config;
  const { recordings, missing } = await backUp(dataDir, target);
  return [
    `Backed up to ${target}, with ${recordings} recordings.`,
    ...(missing.length > 0 ? [`Deleted in the meantime, or missing: ${missing.join(', ')}.`] : []),
    `It opens only with the master key (MASTER_KEY or ${masterKeyFile}). Erased accounts are listed in ${erasedLedger}.`,
    'Keep both in another place than the backups.',
  ].join('\n');
});
