/**
 * npm run admin -- suggestions list | approve ID | reject ID: what an operator decides about the community's questions.
 * npm run admin -- replies list | approve ID | reject ID | remove ID: what people reply to them, with the flags of readers.
 * npm run admin -- reports list | close ID | remove ID: what members of prayer circles reported.
 * npm run admin -- flags list: what people say is wrong with answers of the companion.
 * npm run admin -- feedback list | progress ID | resolve ID: what people say of the app.
 * npm run admin -- push rotate-keys: a new key by which push services know the server.
 * npm run admin -- operators list | add USERNAME | remove USERNAME: who may do all this at /operate. All of it also while the server runs.
 */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { openExistingStore } from './lib/open-store';
import { readAdminCommand } from './lib/read-admin-command';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const command = readAdminCommand(process.argv.slice(2));
  loadEnvFile();
  const store = await openExistingStore(readConfig(process.env));
  try {
    return await command(store);
  } finally {
    await store.close();
  }
});
