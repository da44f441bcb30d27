import type { HighWaterMark } from '../../../sync-server/store/high-water-mark';
import { openPostgresStore } from '../../../sync-server/store/postgres/open-postgres-store';
import { DATABASE_KEY } from '../../../sync-server/store/sql/key-names';
import type { DataCopy, OwnPostgres } from '../../../sync-server/testing/postgres';
import { prepareDatabase } from '../../../sync-server/testing/test-databases';
import type { SimDatabase, SimDatabaseParts, StartSimDatabase } from './sim-database';

/** Two servers on one PostgreSQL, which a history finds empty. One history at a time. */
export function onPostgres(root: OwnPostgres): StartSimDatabase {
  return async (parts) => {
    const { pool, empty } = await prepareDatabase(root.url);
    await empty({ epoch: parts.randomId(), keyCheck: parts.keys.newWrappedKey(DATABASE_KEY) });
    await pool.end();
    return new SimPostgres(root, parts);
  };
}

/** A primary, what follows it when it fails, and the copies that standbys start from. */
class SimPostgres implements SimDatabase {
  readonly servers = 2;
  private readonly mark = createMark();
  private copy: DataCopy | undefined;
  private primary: OwnPostgres;
  /** The old primary, which still answers the second server. */
  private cut: OwnPostgres | undefined;
  private answering = 1;

  constructor(
    private readonly root: OwnPostgres,
    private readonly parts: SimDatabaseParts,
  ) {
    this.primary = root;
  }

  get onlyServer(): number | undefined {
    return this.cut && this.answering;
  }

  open(server: number) {
    const { url } = (server === 1 && this.cut) || this.primary;
    const { keys, randomId } = this.parts;
    const startInterval = () => () => undefined;
    return openPostgresStore({ url, keys, randomId, highWaterMark: this.mark, startInterval });
  }

  async backUp(): Promise<void> {
    await this.copy?.remove();
    this.copy = await this.primary.copy();
  }

  /** A standby that had come as far as the copy takes the place of the primary. The servers go on by themselves. */
  async restore(reopen: Parameters<SimDatabase['restore']>[0]): Promise<boolean> {
    if (!this.copy) return false;
    await this.heal(reopen);
    await this.primary.failOver(this.copy);
    return true;
  }

  async cutOff(reopen: Parameters<SimDatabase['cutOff']>[0], choice: number) {
    if (this.cut) {
      if (choice < 0.3) {
        await this.heal(reopen);
        return 'healed';
      }
      this.answering = 1 - this.answering;
      return 'turned';
    }
    const { copy } = this;
    if (!copy) return undefined;
    await reopen([0], async () => {
      this.cut = this.primary;
      this.primary = await this.primary.failOverBeside(copy);
    });
    this.answering = 1;
    return 'cut';
  }

  async heal(reopen: Parameters<SimDatabase['heal']>[0]): Promise<void> {
    const old = this.cut;
    if (!old) return;
    this.cut = undefined;
    await reopen([1], () => this.end(old));
  }

  async close(): Promise<void> {
    await this.copy?.remove();
    if (this.cut) await this.end(this.cut);
    await this.end(this.primary);
  }

  /** The first of all serves the next history, too. */
  private async end(server: OwnPostgres): Promise<void> {
    if (server !== this.root) await server.stop();
  }
}

/** Outlives every database of a history. */
function createMark(): HighWaterMark {
  let last: string | undefined;
  return {
    read: async () => last,
    async write(mark) {
      last = mark;
    },
  };
}
