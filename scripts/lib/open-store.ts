import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../../sync-server/config';
import { loadMasterKey } from '../../sync-server/sealing/load-master-key';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import { openSqliteStore } from '../../sync-server/store/sqlite/open-sqlite-store';
import type { Store } from '../../sync-server/store/store';

/** Opens the database that is there, also while the server runs. Throws {@link OperatorError} where there is none. */
export function openStore({
  dataDir,
  masterKey,
  masterKeyFile: keyFile,
}: Pick<Config, 'dataDir' | 'masterKey' | 'masterKeyFile'>): Store {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  return openSqliteStore({
    file,
    keys: createKeys(loadMasterKey({ masterKey, keyFile })),
    randomId: () => randomBytes(16).toString('base64url'),
  });
}
