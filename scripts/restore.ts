/** npm run restore -- FILE: puts a backup in the place of the database, under a new epoch. The server must be stopped. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { restoreDatabase } from '../sync-server/store/sqlite/backup';
import { databaseFile } from '../sync-server/store/sqlite/database-file';
import { runFileCommand } from './lib/file-command';

await runFileCommand('restore', async (source) => {
  loadEnvFile();
  const { dataDir } = readConfig(process.env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  await restoreDatabase(source, file, () => randomBytes(16).toString('base64url'));
  return `Restored ${source} to ${file}. Everyone signs in again; their devices then send what this backup lacks.`;
});
