/**
 * npm run rights-request -- --user NAME --export FILE.zip | --delete | --log: what a person has a right to ask an operator for.
 * Also while the server runs.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { noBilling } from '../sync-server/billing/billing';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { openErasedLedger } from '../sync-server/services/erasure/erased-ledger';
import { createPokeHub } from '../sync-server/services/pokes';
import { loadMasterKey } from '../sync-server/services/sealing/load-master-key';
import { createKeys } from '../sync-server/services/sealing/master-key-keys';
import { databaseFile, mediaFolder } from '../sync-server/store/sqlite/database-file';
import { OperatorError } from '../sync-server/store/sqlite/hold-alone';
import { openSqliteStore } from '../sync-server/store/sqlite/open-sqlite-store';
import { answerRightsRequest, readRightsRequest } from './lib/rights-request';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const request = readRightsRequest(process.argv.slice(2));
  loadEnvFile();
  const { dataDir, masterKey, masterKeyFile: keyFile, erasedLedger } = readConfig(process.env);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  const store = openSqliteStore({
    file,
    keys: createKeys(loadMasterKey({ masterKey, keyFile })),
    randomId: () => randomBytes(16).toString('base64url'),
  });
  try {
    const files = createMediaFolder(mediaFolder(dataDir));
    const erased = openErasedLedger(erasedLedger);
    const deps = {
      store,
      files,
      erased,
      billing: noBilling,
      pokes: createPokeHub(),
      now: Date.now,
    };
    return await answerRightsRequest(deps, request);
  } finally {
    await store.close();
  }
});
