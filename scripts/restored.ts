/**
 * npm run restored: after a dump was put back into PostgreSQL (DATABASE_URL): gives the database a new epoch. The servers must be
 * stopped. For SQLite `npm run restore` does it.
 */
import { randomBytes } from 'node:crypto';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { openErasedLedger } from '../sync-server/services/erasure/erased-ledger';
import { renewPostgres } from '../sync-server/store/postgres/renew-postgres';
import { OperatorError } from '../sync-server/store/sqlite/hold-alone';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  loadEnvFile();
  const { databaseUrl, erasedLedger } = readConfig(process.env);
  if (databaseUrl === undefined) {
    throw new OperatorError('DATABASE_URL names no PostgreSQL. For SQLite use npm run restore.');
  }
  const ledger = await openErasedLedger(erasedLedger);
  await renewPostgres(databaseUrl, randomBytes(16).toString('base64url'), await ledger.list());
  return 'The database has a new name. Everyone has to sign in again. Their devices then send what it lacks.';
});
