/**
 * npm run restore -- FOLDER [--complete]: puts a backup in the place of the data, under a new epoch. The server must be
 * stopped. With --complete it refuses a backup that lacks recordings. Where recordings are in a bucket, those of the backup that
 * the bucket lacks are put there.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { openPlaces } from '../sync-server/open-places';
import { readLedger } from '../sync-server/services/erasure/erased-ledger';
import { restore } from '../sync-server/store/sqlite/backup-folder';
import { requireDatabaseFile } from './lib/open-store';
import { readArguments, runCommand } from './lib/run-command';

const randomId = () => randomBytes(16).toString('base64url');

await runCommand(async () => {
  const usage = 'npm run restore -- FOLDER [--complete]';
  const { path: source, flagged: complete } = readArguments(usage, 'complete');
  loadEnvFile();
  const config = readConfig(process.env);
  requireDatabaseFile(config, 'Put the dump back with pg_restore, then run npm run restored.');
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { erased, files } = await openPlaces(config, randomId);
  const { recordings, missing } = await restore(source, {
    dataDir,
    complete,
    erased: await readLedger(erased),
    bucket: config.bucket && files,
    randomId,
  });
  return [
    `Restored ${source} to ${dataDir}, with ${recordings} recordings.`,
    ...(missing.length > 0 ? [`Missing recordings: ${missing.join(', ')}.`] : []),
    'Everyone has to sign in again. Their devices then send what this backup lacks.',
  ].join('\n');
});
