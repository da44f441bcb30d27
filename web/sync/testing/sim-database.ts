import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Keys } from '../../../sync-server/sealing/keys';
import { backUpDatabase, restoreDatabase } from '../../../sync-server/store/sqlite/backup';
import { openSqliteStore } from '../../../sync-server/store/sqlite/open-sqlite-store';
import { ensureDatabase } from '../../../sync-server/store/sqlite/testing/new-database';
import type { Store } from '../../../sync-server/store/store';

/** What a database of simulated servers is made with. */
export interface SimDatabaseParts {
  /** A folder of its own, which is removed in the end. */
  readonly folder: string;
  readonly keys: Keys;
  readonly randomId: () => string;
}

/** The database under simulated servers. The first server is always led to the one that counts in the end. */
export interface SimDatabase {
  /** How many servers stand on it. */
  readonly servers: number;
  /** Opens it for the server of this number. */
  open(server: number): Promise<Store>;
  /** Keeps a copy of it as it is. */
  backUp(): Promise<void>;
  /** Puts the last copy in its place. `reopen` closes all servers, runs what it is given, and opens them. False if there is none. */
  restore(reopen: Reopen): Promise<boolean>;
  /**
   * Cuts the network between the database and what follows it; or, where it is cut, leads all requests to the other side, or
   * heals it. `reopen` as above. Says what it did; undefined where it can't.
   */
  cutOff(reopen: Reopen, choice: number): Promise<'cut' | 'turned' | 'healed' | undefined>;
  /** Heals what was cut off. */
  heal(reopen: Reopen): Promise<void>;
  /** The number of the server that answers every request; undefined where each may. */
  readonly onlyServer: number | undefined;
  close(): Promise<void>;
}

/** Closes the servers of these numbers, runs `meanwhile`, and opens them again. */
export type Reopen = (servers: readonly number[], meanwhile: () => Promise<void>) => Promise<void>;

export type StartSimDatabase = (parts: SimDatabaseParts) => Promise<SimDatabase>;

/** One server on SQLite. A restore gives the database another epoch, as the command does. */
export const startSqlite: StartSimDatabase = async ({ folder, keys, randomId }) => {
  const file = join(folder, 'server.sqlite');
  const backup = join(folder, 'backup.sqlite');
  ensureDatabase(file, keys, randomId());
  return {
    servers: 1,
    onlyServer: undefined,
    open: async () => openSqliteStore({ file, keys, randomId }),
    backUp: () => backUpDatabase(file, backup),
    async restore(reopen) {
      if (!existsSync(backup)) return false;
      await reopen([0], () => restoreDatabase(backup, file, randomId));
      return true;
    },
    cutOff: async () => undefined,
    heal: async () => undefined,
    close: async () => undefined,
  };
};
