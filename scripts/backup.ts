/**
 * npm run backup -- FOLDER: makes a backup of database and recordings, also while the server runs. The master key is not in
 * it, and neither are recordings that lie in a bucket.
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
  const { dataDir, masterKeyFile, erasedLedger, bucket } = config;
  const { recordings, missing } = await backUp(dataDir, target, { inBucket: Boolean(bucket) });
  const ledger = bucket ? `the bucket ${bucket.bucket}` : erasedLedger;
  return [
    bucket
      ? `Backed up the database to ${target}. Recordings are not in it: they are in the bucket ${bucket.bucket}, which needs a backup of its own.`
      : `Backed up to ${target}, with ${recordings} recordings.`,
    ...(missing.length > 0 ? [`Deleted in the meantime, or missing: ${missing.join(', ')}.`] : []),
    `It opens only with the master key (MASTER_KEY or ${masterKeyFile}). Erased accounts are listed in ${ledger}.`,
    'Keep both in another place than the backups.',
  ].join('\n');
});
