/**
 * npm run rights-request -- --user NAME --export FILE.zip | --delete [--confirm ACCOUNT_ID] | --log: what a person has a right to ask an operator for.
 * Also while the server runs.
 */
import { randomUUID } from 'node:crypto';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { createOutboxFolder } from '../sync-server/mail/outbox-folder';
import { openPlaces } from '../sync-server/open-places';
import { noBilling } from '../sync-server/services/account-deletion/delete-account';
import { createPokeHub } from '../sync-server/services/pokes';
import { outboxFolder } from '../sync-server/store/sqlite/database-file';
import { openExistingStore } from './lib/open-store';
import { answerRightsRequest, readRightsRequest } from './lib/rights-request';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const request = readRightsRequest(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  const store = await openExistingStore(config);
  try {
    const { files, erased } = await openPlaces(config, randomUUID);
    const deps = {
      store,
      files,
      erased,
      letters: createOutboxFolder({
        folder: outboxFolder(config.dataDir),
        now: Date.now,
        randomId: randomUUID,
      }),
      billing: noBilling,
      pokes: createPokeHub(),
      now: Date.now,
    };
    return await answerRightsRequest(deps, request);
  } finally {
    await store.close();
  }
});
