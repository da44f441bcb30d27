/** A process that takes pushes over its parent's channel, as the server does over HTTP. Made to be killed. */

import { createKeys } from '../../../sealing/master-key-keys';
import { createPokeHub } from '../../../services/pokes';
import { pushRows } from '../../../services/sync/push-rows';
import { openSqliteStore } from '../open-sqlite-store';

export interface PushMessage {
  readonly number: number;
  readonly accountId: string;
  readonly rows: readonly unknown[];
}

export interface PushReply {
  readonly number: number;
  /** Ids the service acknowledged. */
  readonly accepted: readonly string[];
}

export const TEST_MASTER_KEY = Buffer.alloc(32, 6);

/** Serves until it is killed. */
export async function servePushes(file: string): Promise<void> {
  const keys = createKeys(TEST_MASTER_KEY);
  const store = openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
  const deps = { store, pokes: createPokeHub(), log: { warn: fail } };

  process.on('message', async ({ number, accountId, rows }: PushMessage) => {
    const account = await store.findAccount(accountId);
    if (!account) throw new Error('There is no such account');
    const { accepted } = await pushRows(deps, account, { epoch: await store.readEpoch(), rows });
    process.send?.({ number, accepted: accepted.map(({ id }) => id) } satisfies PushReply);
  });
  process.send?.('ready');
}

function fail(details: object): never {
  throw new Error(JSON.stringify(details));
}
