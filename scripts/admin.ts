/**
 * npm run admin -- suggestions list | approve ID | reject ID: what an operator decides about the community's questions.
 * Also while the server runs.
 */
import { loadEnvFile, readConfig } from '../sync-server/config';
import { decideOnSuggestions, readDecision } from './lib/decide-on-suggestions';
import { openStore } from './lib/open-store';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const decision = readDecision(process.argv.slice(2));
  loadEnvFile();
  const store = openStore(readConfig(process.env));
  try {
    return await decideOnSuggestions(store, decision);
  } finally {
    await store.close();
  }
});
