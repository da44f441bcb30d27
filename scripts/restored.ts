/**
 * npm run restored: after a dump was put back into PostgreSQL (DATABASE_URL): gives the database a new epoch. The servers must be
 * stopped. For SQLite `npm run restore` does it.
 */
import { randomBytes } from 'node:crypto';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { openPlaces } from '../sync-server/open-places';
import { readLedger } from '../sync-server/services/erasure/erased-ledger';
import { renewPostgres } from '../sync-server/store/postgres/renew-postgres';
import { OperatorError } from '../sync-server/store/sqlite/hold-alone';
import { runCommand } from './lib/run-command';

const randomId = () => randomBytes(16).toString('base64url');

await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    throw new OperatorError('DATABASE_URL names no PostgreSQL. For SQLite use npm run restore.');
  }
  const { erased } = await openPlaces(config, randomId);
  await renewPostgres(databaseUrl, randomId(), await readLedger(erased));
  return 'The database has a new name. Everyone has to sign in again. Their devices then send what it lacks.';
});
