import { join } from 'node:path';

/** Where the database lies within the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'wholeness.sqlite');
}
