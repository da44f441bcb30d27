/**
 * npm run migrate [-- --contract]: brings the database to the schema of this version, before its first server starts. Servers of
 * the version before serve on. With --contract takes away what only older versions need: none of them may serve any more.
 */
import { parseArgs } from 'node:util';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { migrateStore } from '../sync-server/store/open-store';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: { contract: { type: 'boolean', default: false } } });
  loadEnvFile();
  await migrateStore(readConfig(process.env), { allOlderEnded: values.contract });
  return values.contract
    ? 'The database has what this version needs, and nothing more for older ones.'
    : 'The database has what this version needs.';
});
