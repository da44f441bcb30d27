import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../../sync-server/config';
import { loadMasterKey } from '../../sync-server/sealing/load-master-key';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { openStore } from '../../sync-server/store/open-store';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Store } from '../../sync-server/store/store';

type StoreSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKey' | 'masterKeyFile'>;

/** Opens the database that is there, also while the server runs. Rejects with {@link OperatorError} where there is none. */
export async function openExistingStore(settings: StoreSettings): Promise<Store> {
  const file = databaseFile(settings.dataDir);
  if (settings.databaseUrl === undefined && !existsSync(file)) {
    throw new OperatorError(`There is no database at ${file}.`);
  }
  return openConfiguredStore(settings);
}

/** Opens the database that the settings name, made where it is absent. */
export function openConfiguredStore({
  dataDir,
  databaseUrl,
  masterKey,
  masterKeyFile: keyFile,
}: StoreSettings): Promise<Store> {
  return openStore({
    dataDir,
    databaseUrl,
    keys: createKeys(loadMasterKey({ masterKey, keyFile })),
    randomId: () => randomBytes(16).toString('base64url'),
  });
}

/** Throws {@link OperatorError} for a command that works on a database file alone. */
export function requireDatabaseFile(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  instead: string,
): void {
  if (databaseUrl === undefined) return;
  throw new OperatorError(`This server keeps its data in PostgreSQL (DATABASE_URL). ${instead}`);
}
