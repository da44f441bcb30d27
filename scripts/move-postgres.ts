/**
 * npm run move:postgres [-- --media FOLDER]: moves the data of a server on SQLite (DATA_DIR) into an empty PostgreSQL
 * (DATABASE_URL). The server must be stopped; what was cut short is run again. Recordings are copied to the folder that --media
 * names, else to the bucket of the settings; without either they stay in the data folder.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type BucketSettings, loadEnvFile, readConfig } from '../sync-server/config';
import { createMediaBucket } from '../sync-server/media/media-bucket';
import type { MediaFiles } from '../sync-server/media/media-files';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { createS3Store } from '../sync-server/objects/s3-store';
import { loadMasterKey } from '../sync-server/sealing/load-master-key';
import { createKeys } from '../sync-server/sealing/master-key-keys';
import { OperatorError } from '../sync-server/store/sqlite/hold-alone';
import { moveToPostgres } from './lib/move-postgres';
import { runCommand } from './lib/run-command';

const randomId = () => randomBytes(16).toString('base64url');

await runCommand(async () => {
  const { values } = parseArgs({ options: { media: { type: 'string' } } });
  loadEnvFile();
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, masterKey, masterKeyFile: keyFile, bucket } = config;
  if (databaseUrl === undefined) {
    throw new OperatorError('Set DATABASE_URL to an empty database on PostgreSQL.');
  }
  return moveToPostgres({
    dataDir,
    databaseUrl,
    keys: createKeys(loadMasterKey({ masterKey, keyFile })),
    randomId,
    media: openMedia(values.media, bucket),
    say: (line) => console.log(line),
  });
});

/** Where the new servers keep recordings; undefined where that is the data folder. */
function openMedia(
  folder: string | undefined,
  bucket: BucketSettings | undefined,
): MediaFiles | undefined {
  if (folder !== undefined) return createMediaFolder(folder);
  return bucket && createMediaBucket(createS3Store(bucket), randomId);
}
